import type { Package } from '@/lib/content/query/packages';
import { labels } from '@/lib/content/query/site';
import { terms } from '@/lib/content/query/terms';
import { formatRupees, splitDeposit } from '@/lib/money';
import { asSentence } from '@/lib/text/sentence';

const words = labels.totals;

type Props = { price: NonNullable<Package['price']> };

/**
 * What a package with a price comes to, worked out for some parties by the terms: each with its sums, a line
 * for each. A day of arrival puts its own sums there (trip-page-money.client.ts).
 */
export function Totals({ price }: Props) {
  const names = [words.total, words.deposit, words.balance];
  const { who, total } = words.alone;
  return (
    <div>
      <h2 id="totals" className="text-3xl">
        {words.heading}
      </h2>
      <div className="mt-4 grid items-start gap-x-16 gap-y-6 lg:grid-cols-text-panel">
        <div data-part="totals" className="grid gap-x-16 gap-y-8 md:grid-cols-2">
          {words.parties.map(({ adults, text }) => {
            const { total, deposit, balance } = splitDeposit(
              price.now * adults,
              terms.deposit.percent,
            );
            const sums = [total, deposit, balance].map(formatRupees);
            const lines = names.map((name, at) => [name, sums[at] ?? ''] as const);
            return <Party key={text} who={text} lines={lines} />;
          })}
        </div>
        <div className="space-y-3 text-quiet">
          {terms.season.surcharge && <p data-part="surcharge">{asSentence(words.basis)}</p>}
          <p>{asSentence(`${who}: ${total}`)}</p>
        </div>
      </div>
    </div>
  );
}

type PartyProps = { who: string; lines: readonly (readonly [label: string, sum: string])[] };

/** A party and its sums. An amount that has no room beside its label stands whole in the next line. */
function Party({ who, lines }: PartyProps) {
  return (
    <div className="paired">
      <h3 className="text-xl leading-tight">{who}</h3>
      <dl className="tabular mt-3 text-base leading-snug">
        {lines.map(([label, sum]) => (
          <div key={label} className="flex flex-wrap gap-x-6 border-t border-line py-2">
            <dt className="flex-1 basis-24 text-quiet">{label}</dt>
            <dd>{sum}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
