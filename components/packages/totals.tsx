import type { Package } from '@/lib/content/query/packages';
import { labels } from '@/lib/content/query/site';
import { terms } from '@/lib/content/query/terms';
import { formatRupees, splitDeposit } from '@/lib/money';
import { fillIn } from '@/lib/text/fill-in';
import { asSentence } from '@/lib/text/sentence';

const words = labels.totals;

type Props = { price: NonNullable<Package['price']> };

/**
 * What a package with a price comes to, worked out for some parties by the terms. Each party stands over
 * its sums, so that they have room in a narrow column. A day of arrival puts its own sums there
 * (dated-totals.client.ts).
 */
export function Totals({ price }: Props) {
  const { percent, balanceDays } = terms.deposit;
  const columns = [
    words.total,
    fillIn(words.deposit, { percent }),
    fillIn(words.balance, { days: balanceDays }),
  ];
  const { who, total } = words.alone;
  return (
    <div>
      <h2 id="totals" className="text-3xl">
        {words.heading}
      </h2>
      {terms.season.surcharge && (
        <p data-part="surcharge" className="mt-2 text-quiet">
          {asSentence(words.basis)}
        </p>
      )}
      <table
        data-part="totals"
        aria-labelledby="totals"
        className="tabular mt-4 w-full table-fixed text-left text-[min(1rem,5.5vw)] leading-snug"
      >
        <thead className="align-baseline text-[0.875em] leading-5 text-quiet">
          <tr>
            {columns.map((heading) => (
              <th key={heading} scope="col" className="pr-6 pb-3 font-semibold text-balance">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        {words.parties.map(({ adults, text }) => {
          const { total, deposit, balance } = splitDeposit(price.now * adults, percent);
          return <Party key={text} who={text} sums={[total, deposit, balance].map(formatRupees)} />;
        })}
        <Party who={who} sums={[total]} />
      </table>
    </div>
  );
}

/** A party and its sums; a single one has their whole row. */
function Party({ who, sums }: { who: string; sums: readonly string[] }) {
  return (
    <tbody className="border-t border-line">
      <tr>
        <th
          scope="rowgroup"
          colSpan={3}
          className="pt-3 font-serif text-lg leading-tight font-medium text-balance"
        >
          {who}
        </th>
      </tr>
      <tr>
        {sums.map((sum) => (
          <td key={sum} colSpan={4 - sums.length} className="pt-1 pb-3">
            {sum}
          </td>
        ))}
      </tr>
    </tbody>
  );
}
