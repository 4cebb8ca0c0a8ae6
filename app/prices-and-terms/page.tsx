import { CoverageLists } from '@/components/guide/coverage';
import { GuidePage } from '@/components/guide/guide-page';
import { PageWithContents, Topic } from '@/components/guide/page-with-contents';
import { BulletPoints } from '@/components/ui/bullet-list';
import { DataTable } from '@/components/ui/data-table';
import { TermsExampleTag } from '@/components/ui/example-tag';
import { FactList } from '@/components/ui/fact-list';
import { Icon } from '@/components/ui/icon';
import { Paragraphs } from '@/components/ui/paragraphs';
import { CollapsibleRow, Row } from '@/components/ui/row';
import { coverage, labels, pages, terms } from '@/lib/content/query/all-content';
import { type allTerms, cancellationCharges, termsByTopic } from '@/lib/content/query/prices';
import { pageMetadata } from '@/lib/pages/metadata';
import { anchors } from '@/lib/routes/anchors';
import { routes } from '@/lib/routes/routes';
import { asSentence, capitalize } from '@/lib/text/sentence';

export const metadata = pageMetadata(routes.prices);

const { inShort, covers, quotes, paying, changes, charges, refunds } = pages.prices;
/** What the price of every package covers. Pages of packages add rows for their places and extras. */
const generalRows = coverage.rows.filter(({ onlyWith }) => !onlyWith);

const sections = {
  price: { id: anchors.prices.price, heading: inShort.heading },
  covers: { id: anchors.prices.covers, heading: labels.coverage.heading },
  quotes: { id: anchors.prices.quotes, heading: quotes.heading },
  paying: { id: anchors.prices.paying, heading: paying.heading },
  changes: { id: anchors.prices.changes, heading: changes.heading },
};

/**
 * All terms by topic, each as a short text that expands, and what the price covers. Links can point to a term by its
 * name, such as #deposit.
 */
export default function PricesPage() {
  const topics = termsByTopic();
  return (
    <GuidePage page="prices">
      <PageWithContents entries={Object.values(sections)} updated={terms.updated}>
        <Topic {...sections.price} lead={inShort.lead}>
          <TermsExampleTag className="-mt-3 mb-6" />
          <PriceInShort />
          <TermRows terms={topics.price} />
        </Topic>
        <div className="-mx-5 bg-sand px-5 py-8 md:mx-0 md:p-8 xl:p-10">
          <Topic {...sections.covers} lead={covers}>
            <div className="grid gap-x-12 gap-y-6 md:grid-cols-2">
              <CoverageLists level={3} rows={generalRows} />
            </div>
          </Topic>
        </div>
        <Topic {...sections.quotes} lead={quotes.lead}>
          <DataTable {...quotes.table} />
          <p className="mt-6 mb-10 font-semibold">{quotes.verdict}</p>
          <DataTable {...quotes.groupTable} />
          <p className="mt-6 font-semibold">{quotes.groupVerdict}</p>
          <p className="mt-6 mb-3">{quotes.ask}</p>
          <BulletPoints points={quotes.questions} />
        </Topic>
        <Topic {...sections.paying}>
          <TermRows terms={topics.paying} />
        </Topic>
        <Topic {...sections.changes}>
          <TermRows terms={topics.changes} />
        </Topic>
      </PageWithContents>
    </GuidePage>
  );
}

function PriceInShort() {
  const { heading, short: text } = inShort.price;
  return (
    <Row
      heading={
        <a href={routes.packages} className="after:absolute after:inset-0 hover:text-lagoon">
          {heading}
        </a>
      }
    >
      <p className="pe-10">{text}</p>
      <Icon name="chevron-right" className="absolute top-3.5 right-0 size-5" />
    </Row>
  );
}

/** Short texts of terms that expand to the full text. The terms to know before paying are open from the start. */
function TermRows({ terms }: { terms: typeof allTerms }) {
  return terms.map(({ name, term }) => (
    <CollapsibleRow
      key={name}
      id={name}
      heading={term.heading}
      short={asSentence(capitalize(term.short))}
      open={name === 'payment' || name === 'cancellation'}
    >
      {name === 'cancellation' && (
        <div>
          <p className="mb-2 text-base text-quiet">{charges.caption}</p>
          <FactList
            facts={cancellationCharges().map(({ when, keep }) => ({ label: when, value: keep }))}
            stacked
          />
        </div>
      )}
      <Paragraphs texts={term.text} />
      {name === 'cancellation' && <DataTable {...refunds} />}
    </CollapsibleRow>
  ));
}
