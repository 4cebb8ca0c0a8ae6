import { coverageLists } from '@/components/details/coverage';
import { ExampleTerms } from '@/components/details/example-terms';
import { TermList } from '@/components/details/price-meaning';
import { Points } from '@/components/ui/bullet-list';
import { DataTable } from '@/components/ui/data-table';
import { More } from '@/components/ui/more';
import { Paragraphs } from '@/components/ui/paragraphs';
import { Container, Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { labels, pages } from '@/lib/content/site';
import { coverage, getTerms, terms } from '@/lib/content/terms';

/** All terms in a few words, each with the link to the whole of it: the contents of the page. */
export function TermsInShort() {
  return (
    <Section surface="sand" labelledBy="in-short" close>
      <SectionHeading id="in-short" {...pages.prices.short} className="mb-8" />
      <ExampleTerms terms={getTerms().map(({ term }) => term)} updated={terms.updated} />
      <TermList terms={getTerms().map(({ name, term }) => ({ ...term, id: name }))} wide />
    </Section>
  );
}

/**
 * All terms in full, under the names by which addresses refer to them: #deposit. Phones show the first
 * list, what a cancellation costs, and the names of the others, which open them.
 */
export function TermsInFull() {
  return (
    <Container className="py-10 sm:space-y-5 md:space-y-8 md:py-20">
      <section aria-labelledby="covers" className="pb-8 md:pb-0">
        <h2 id="covers" className="mb-2 text-2xl leading-tight md:text-3xl">
          {labels.coverage.heading}
        </h2>
        <p className="mb-6 text-base text-quiet">{labels.coverage.byTrip}</p>
        <div className="gap-8 *:break-inside-avoid md:columns-2 md:space-y-6">
          {coverageLists(coverage.rows).map(({ heading, items }, index) => (
            <div key={heading}>
              <h3 className="text-xl">{heading}</h3>
              <More text={heading} tablets open={index === 0}>
                <div className="pb-4 sm:mt-2 sm:pb-0">
                  <Points points={items} />
                </div>
              </More>
            </div>
          ))}
        </div>
      </section>
      {getTerms().map(({ name, term }) => (
        <section
          key={name}
          aria-labelledby={name}
          className="gap-x-10 border-line sm:border-t sm:pt-5 md:grid md:grid-cols-[12rem_minmax(0,1fr)] md:items-baseline md:pt-8 lg:grid-cols-[1fr_2fr]"
        >
          <h2 id={name} className="mb-2 text-2xl leading-tight md:text-3xl">
            {term.heading}
          </h2>
          <More text={term.heading} tablets open={name === 'cancellation'}>
            <div className="max-w-prose space-y-4 pb-4 sm:pb-0">
              <Paragraphs texts={term.text} />
              {name === 'cancellation' && <CancellationSteps />}
            </div>
          </More>
        </section>
      ))}
    </Container>
  );
}

function CancellationSteps() {
  const { caption, when, keep } = pages.prices.steps;
  return (
    <DataTable
      caption={caption}
      columns={[
        { id: 'when', heading: when },
        { id: 'keep', heading: keep },
      ]}
      rows={terms.cancellation.steps.map((step) => ({
        id: step.when,
        head: step.when,
        cells: { keep: step.keep },
      }))}
    />
  );
}
