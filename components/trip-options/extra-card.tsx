import { labels } from '@/lib/content/query/site';
import type { Extra } from '@/lib/content/query/trip-options';
import { formatRupees } from '@/lib/money';

type Props = {
  extra: Extra;
  /** How long it takes, and from which age. */
  note: string;
};

/** An extra with its price, and a box that adds it to the visitor's trip (trip-options.island.ts). */
export function ExtraCard({ extra: { slug, name, price, per }, note }: Props) {
  return (
    <li>
      <label className="flex h-full gap-3 border border-line bg-white p-3 text-ink has-checked:border-lagoon has-checked:ring-2 has-checked:ring-lagoon md:p-4">
        <input
          type="checkbox"
          name="extra"
          value={slug}
          autoComplete="off"
          className="size-6 flex-none accent-lagoon noscript:hidden"
        />
        <span className="flex-1">
          <span className="block font-serif text-lg leading-tight text-balance">{name}</span>
          <span className="block text-sm leading-snug text-quiet empty:hidden">{note}</span>
        </span>
        <span className="text-right leading-tight whitespace-nowrap">
          <strong className="tabular block font-serif text-lg leading-tight font-normal">
            {formatRupees(price)}
          </strong>
          <span className="text-sm text-quiet">{labels.options.per[per]}</span>
        </span>
      </label>
    </li>
  );
}
