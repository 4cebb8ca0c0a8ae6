import { Island } from '@/components/islands/island';
import { labels } from '@/lib/content/query/site';
import type { Extra } from '@/lib/content/query/trip-options';
import { formatRupees } from '@/lib/money';
import { interpolate } from '@/lib/text/interpolate';

const messages = labels.options;

type Props = {
  extras: readonly Extra[];
  /** Whether they stand in the form of a trip, which starts their code and says what a tick means. */
  inForm?: boolean;
};

/** Add-ons, each with its price, its length and its least age, and a box that adds it to the visitor's trip. */
export function ExtraList({ extras, inForm }: Props) {
  const cards = extras.map(({ slug, name, price, per, length, leastAge }) => (
    <li key={slug}>
      <label className="flex h-full gap-3 border border-line bg-white p-3 text-ink has-checked:border-lagoon has-checked:ring-2 has-checked:ring-lagoon md:p-4">
        <input
          type="checkbox"
          name="extra"
          value={slug}
          data-extra={name}
          className="mt-0.5 size-5 flex-none accent-lagoon noscript:hidden"
        />
        <span className="flex-1">
          <span className="block font-serif text-lg leading-tight text-balance">{name}</span>
          <span className="block text-sm leading-snug text-quiet empty:hidden">
            {[length, leastAge && interpolate(messages.age, { age: leastAge })]
              .filter(Boolean)
              .join('. ')}
          </span>
          {!inForm && (
            <span className="mt-2 block font-semibold text-lagoon noscript:hidden">
              {messages.add}
            </span>
          )}
        </span>
        <span className="text-right leading-tight whitespace-nowrap">
          <strong className="tabular block font-serif text-lg leading-tight font-normal">
            {formatRupees(price)}
          </strong>
          <span className="text-sm text-quiet">{messages.per[per]}</span>
        </span>
      </label>
    </li>
  ));
  return inForm ? (
    <ul className="grid gap-2 md:grid-cols-2 md:gap-3 xl:grid-cols-3">{cards}</ul>
  ) : (
    <Island as="ul" name="extras" when="start" className="grid gap-3">
      {cards}
    </Island>
  );
}
