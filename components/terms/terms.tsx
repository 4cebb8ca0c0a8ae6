import './terms.css';
import { DataTable } from '@/components/ui/data-table';
import { FoldedSection } from '@/components/ui/folded-section';
import { Paragraphs } from '@/components/ui/paragraphs';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { labels, pages } from '@/lib/content/query/site';
import { cancellationSteps, coverage, getTerms } from '@/lib/content/query/terms';
import { CoverageLists } from './coverage';

/** The lists of what the price covers. Phones show the last one's name alone, which opens it. */
export function PriceCovers() {
  const { heading, byTrip } = labels.coverage;
  return (
    <Section surface="sand" labelledBy="covers" close>
      <SectionHeading
        id="covers"
        label={pages.prices.covers.label}
        heading={heading}
        lead={byTrip}
        className="mb-8"
      />
      <div className="price-covers grid gap-x-16 md:grid-cols-2 md:gap-y-6">
        <CoverageLists level="h3" rows={coverage.rows} disclosed="ask" />
      </div>
    </Section>
  );
}

/**
 * All terms in full, under the names by which addresses refer to them: #deposit. Phones show what a
 * cancellation costs, and the names of the others, which open them.
 */
export function TermsInFull() {
  return (
    <Section labelledBy="in-full" close>
      <SectionHeading id="in-full" {...pages.prices.full} className="mb-8" />
      <div className="sm:space-y-5 md:space-y-8">
        {getTerms().map(({ name, term }) => (
          <FoldedSection
            key={name}
            id={name}
            heading={term.heading}
            level="h3"
            headingStyle="mb-2 text-2xl"
            open={name === 'cancellation'}
            className="gap-x-10 max-sm:last:border-b sm:pt-5 md:grid md:grid-cols-[14rem_minmax(0,1fr)] md:items-baseline md:pt-8 lg:grid-cols-[1fr_2fr]"
          >
            <Paragraphs texts={term.text} />
            {name === 'cancellation' && <CancellationSteps />}
          </FoldedSection>
        ))}
      </div>
    </Section>
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
      rows={cancellationSteps().map((step) => ({
        id: step.when,
        head: step.when,
        cells: { keep: step.keep },
      }))}
    />
  );
}
