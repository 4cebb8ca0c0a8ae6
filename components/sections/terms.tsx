import { CoverageLists } from '@/components/details/coverage';
import { ExampleTerms } from '@/components/details/example-terms';
import { TermList } from '@/components/details/price-meaning';
import { Term } from '@/components/details/term';
import { DataTable } from '@/components/ui/data-table';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { labels, pages } from '@/lib/content/site';
import { coverage, getTerms, terms } from '@/lib/content/terms';
import { WithContents } from './with-contents';

/** All terms in a few words. */
export function TermsInShort() {
  return (
    <Section surface="sand" labelledBy="in-short">
      <div className="grid gap-8 lg:grid-cols-[2fr_3fr] lg:gap-16">
        <SectionHeading id="in-short" {...pages.prices.short} />
        <div>
          <ExampleTerms terms={getTerms().map(({ term }) => term)} />
          <TermList terms={getTerms().map(({ term }) => term)} />
        </div>
      </div>
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
    >
      <div className="max-w-prose space-y-5">
        <h2 id="covers" className="text-3xl leading-tight">
          {labels.coverage.heading}
        </h2>
        <p>{labels.coverage.byTrip}</p>
        <div className="grid gap-8 md:grid-cols-2">
          <CoverageLists level="h3" rows={coverage.rows} />
        </div>
      </div>
      {getTerms().map(({ name, term }) => (
        <div key={name} className="max-w-prose space-y-5">
          <Term id={name} term={term} level="h2" amongOthers />
          {name === 'cancellation' && <CancellationSteps />}
        </div>
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
