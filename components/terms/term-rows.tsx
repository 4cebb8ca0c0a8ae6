import { DataTable } from '@/components/ui/data-table';
import { FoldedRow } from '@/components/ui/folded-row';
import { Icon } from '@/components/ui/icon';
import { Paragraphs } from '@/components/ui/paragraphs';
import { priceRange } from '@/lib/content/query/packages';
import { pages } from '@/lib/content/query/site';
import { cancellationSteps, type TermName, type TermText } from '@/lib/content/query/terms';
import { formatRupees } from '@/lib/money';
import { routes } from '@/lib/routes';
import { fillIn } from '@/lib/text/fill-in';
import { capitalize } from '@/lib/text/sentence';

/** The lowest and the highest price, with the way to the packages; nothing without two prices. */
export function PriceInShort() {
  const prices = priceRange();
  if (!prices || prices.least === prices.most) return null;
  const { heading, short } = pages.prices.short.price;
  return (
    <div className="folded-row with-short">
      <h3 className="text-xl leading-tight">
        <a href={routes.packages} className="after:absolute after:inset-0 hover:text-lagoon">
          {heading}
        </a>
      </h3>
      <div>
        <p className="first-letter:uppercase">
          {fillIn(short, { least: formatRupees(prices.least), most: formatRupees(prices.most) })}
        </p>
        <Icon name="chevron-right" className="absolute top-3.5 right-0 size-5 md:top-4.5" />
      </div>
    </div>
  );
}

/** Terms in a few words, each of which opens the whole. What a cancellation costs stands there from the start. */
export function TermRows({ terms }: { terms: readonly { name: TermName; term: TermText }[] }) {
  return terms.map(({ name, term }) => (
    <FoldedRow
      key={name}
      id={name}
      heading={term.heading}
      short={term.short}
      open={name === 'cancellation'}
    >
      {name === 'cancellation' && <CancellationSteps />}
      <Paragraphs texts={term.text} />
    </FoldedRow>
  ));
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
        cells: { keep: capitalize(step.keep) },
      }))}
    />
  );
}
