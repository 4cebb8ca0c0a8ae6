import type { ReactNode } from 'react';
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
 * All terms in full, under the names by which addresses refer to them: #deposit. Of the lists phones show
 * the first, and the names of the others.
 */
export function TermsInFull() {
  return (
    <Container className="space-y-5 py-10 md:space-y-8 md:py-20">
      <Part id="covers" heading={labels.coverage.heading} wide>
        <div className="gap-8 *:break-inside-avoid md:columns-2 md:space-y-6 lg:grid lg:grid-cols-3">
          {coverageLists(coverage.rows).map(({ heading, items }, index) => (
            <div key={heading}>
              <h3 className="text-xl">{heading}</h3>
              <More text={heading} tablets open={index === 0}>
                <div className="sm:mt-2">
                  <Points points={items} />
                </div>
              </More>
            </div>
          ))}
        </div>
        <p className="mt-4 text-base text-quiet">{labels.coverage.byTrip}</p>
      </Part>
      {getTerms().map(({ name, term }) => (
        <Part key={name} id={name} heading={term.heading}>
          <Paragraphs texts={term.text} />
          {name === 'cancellation' && <CancellationSteps />}
        </Part>
      ))}
    </Container>
  );
}

type PartProps = {
  id: string;
  heading: string;
  /** Whether it takes the whole column: for lists that stand side by side. */
  wide?: boolean;
  children: ReactNode;
};

function Part({ id, heading, wide = false, children }: PartProps) {
  return (
    <section
      aria-labelledby={id}
      className={`gap-x-10 border-line not-first:border-t not-first:pt-5 md:not-first:pt-8 md:grid-cols-[12rem_minmax(0,1fr)] lg:grid lg:grid-cols-3 ${wide ? '' : 'md:grid'}`}
    >
      <h2 id={id} className="mb-2 text-2xl leading-tight md:text-3xl">
        {heading}
      </h2>
      <div className={`space-y-4 ${wide ? 'lg:col-span-full' : 'max-w-prose lg:col-span-2'}`}>
        {children}
      </div>
    </section>
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
