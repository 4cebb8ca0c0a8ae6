import type { Package } from '@/lib/content/query/packages';
import { labels } from '@/lib/content/query/site';
import { terms } from '@/lib/content/query/terms';
import { formatRupees, splitDeposit } from '@/lib/money';
import { asSentence } from '@/lib/text/sentence';

const words = labels.totals;

type Props = { price: NonNullable<Package['price']> };

/** What two adults pay for a package with a price, worked out by the terms, and what is not in these sums. */
export function Totals({ price }: Props) {
  const sums = splitDeposit(price.now * 2, terms.deposit.percent);
  return (
    <div className="max-w-text">
      <h2 id="totals" className="text-3xl">
        {words.heading}
      </h2>
      <table className="tabular mt-4 w-full">
        <caption className="pb-2 text-left font-serif text-xl">{words.who}</caption>
        <tbody>
          {(['total', 'deposit', 'balance'] as const).map((name) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className="py-2 pr-6 text-left font-normal text-quiet">
                {words[name]}
              </th>
              <td className="py-2 text-right">{formatRupees(sums[name])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 text-base text-quiet">
        {terms.season.surcharge && `${asSentence(words.basis)} `}
        {asSentence(words.alone)}
      </p>
    </div>
  );
}
