import './terms.css';
import type { ReactNode } from 'react';
import { PageWithContents } from '@/components/planning/page-with-contents';
import { labels, pages } from '@/lib/content/query/site';
import { coverage, terms, termsByTopic } from '@/lib/content/query/terms';
import { CoverageLists } from './coverage';
import { ExampleTerms } from './example-terms';
import { PriceInShort, TermRows } from './term-rows';

const { short, paying, changes } = pages.prices;

/** The parts of the page by the names by which addresses refer to them, with their headings. */
const parts = {
  price: { id: 'price', heading: short.heading },
  covers: { id: 'covers', heading: labels.coverage.heading },
  paying: { id: 'paying', heading: paying.heading },
  changes: { id: 'changes', heading: changes.heading },
};

/**
 * All terms by topic, each in a few words that open the whole of it, and what the price covers. Addresses name
 * each term: #deposit.
 */
export function TermsText() {
  const topics = termsByTopic();
  return (
    <PageWithContents entries={Object.values(parts)} updated={terms.updated}>
      <Part {...parts.price} lead={short.lead}>
        <ExampleTerms className="-mt-3 mb-6" />
        <PriceInShort />
        <TermRows terms={topics.price} />
      </Part>
      {/* What is sold stands out among what holds for it. */}
      <div className="-mx-5 bg-sand px-5 py-8 md:mx-0 md:p-8 xl:p-10">
        <Part {...parts.covers} lead={labels.coverage.byTrip}>
          <div className="price-covers grid gap-x-12 md:grid-cols-2 md:gap-y-6">
            <CoverageLists level="h3" rows={coverage.rows} disclosed />
          </div>
        </Part>
      </div>
      <Part {...parts.paying}>
        <TermRows terms={topics.paying} />
      </Part>
      <Part {...parts.changes}>
        <TermRows terms={topics.changes} />
      </Part>
    </PageWithContents>
  );
}

type PartProps = { id: string; heading: string; lead?: string; children: ReactNode };

/** The heading is not the section's own child: a link to it would open every row, see folded-row.css. */
function Part({ id, heading, lead, children }: PartProps) {
  return (
    <section aria-labelledby={id}>
      <div className="mb-6">
        <h2 id={id} className="text-3xl leading-tight md:text-4xl">
          {heading}
        </h2>
        {lead && <p className="mt-3 text-quiet">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
