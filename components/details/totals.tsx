import { DataTable } from '@/components/ui/data-table';
import { routeOf } from '@/lib/content/items';
import type { Package } from '@/lib/content/packages';
import { labels } from '@/lib/content/site';
import { sumOf, terms } from '@/lib/content/terms';
import { formatRupees } from '@/lib/price';

const words = labels.totals;

/** What a package with a price comes to, worked out for some parties by the terms. */
export function Totals({ item }: { item: Package }) {
  const { price } = item;
  if (!price) return null;
  const { percent, balanceDays } = terms.deposit;
  const rows = words.parties.map(({ adults, text }) => {
    const sum = sumOf(price.now, adults, percent);
    const cells = {
      total: formatRupees(sum.total),
      deposit: formatRupees(sum.deposit),
      balance: formatRupees(sum.balance),
    };
    return { id: `adults-${adults}`, head: text, cells };
  });
  const { who, total } = words.alone;
  return (
    <div>
      <h2 id="totals" className="text-3xl">
        {words.heading}
      </h2>
      <p data-sum={routeOf(item)} />
      <div className="mt-4">
        <DataTable
          caption={words.heading}
          columns={[
            { id: 'who', heading: words.who },
            { id: 'total', heading: words.total },
            { id: 'deposit', heading: words.deposit.replace('{percent}', `${percent}`) },
            { id: 'balance', heading: words.balance.replace('{days}', `${balanceDays}`) },
          ]}
          rows={[
            ...rows,
            {
              id: 'alone',
              head: who,
              cells: { total: total.replaceAll(' ', '\u00a0'), deposit: '', balance: '' },
            },
          ]}
          pairs
        />
      </div>
      <p className="mt-3 text-base text-quiet">{words.note}</p>
    </div>
  );
}
