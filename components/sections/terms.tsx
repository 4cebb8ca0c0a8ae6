import { CoverageLists } from '@/components/details/coverage';
import { ExampleTerms } from '@/components/details/example-terms';
import { TermList } from '@/components/details/price-meaning';
import { DataTable } from '@/components/ui/data-table';
import { Paragraphs } from '@/components/ui/paragraphs';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { labels, pages } from '@/lib/content/site';
import { coverage, getTerms, terms } from '@/lib/content/terms';
import { ContentsPart, WithContents } from './with-contents';

/** All terms in a few words, each with the link to the whole of it: the contents of the page. */
export function TermsInShort() {
  return (
    <Section surface="sand" labelledBy="in-short" close>
      <SectionHeading id="in-short" {...pages.prices.short} className="mb-8" />
      <ExampleTerms terms={getTerms().map(({ term }) => term)} />
      <TermList terms={getTerms().map(({ name, term }) => ({ ...term, id: name }))} wide />
    </Section>
  );
}

/** All terms in full, under the names by which addresses refer to them: #deposit. */
export function TermsInFull() {
  return (
    <WithContents
      entries={[
        { id: 'covers', heading: labels.coverage.heading },
        ...getTerms().map(({ name, term }) => ({ id: name, heading: term.heading })),
      ]}
      updated={terms.updated}
      listedAbove
    >
      <ContentsPart id="covers" heading={labels.coverage.heading} wide>
        <p>{labels.coverage.byTrip}</p>
        <div className="gap-8 space-y-6 *:break-inside-avoid md:columns-2">
          <CoverageLists level="h3" rows={coverage.rows} />
        </div>
      </ContentsPart>
      {getTerms().map(({ name, term }) => (
        <ContentsPart key={name} id={name} heading={term.heading}>
          <Paragraphs texts={term.text} />
          {name === 'cancellation' && <CancellationSteps />}
        </ContentsPart>
      ))}
    </WithContents>
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
