import { TextLink } from '@/components/ui/text-link';
import { type Item, routeOf } from '@/lib/content/items';
import { labels } from '@/lib/content/site';
import type { Place } from '../kinds/kind';

type Props = { item: Item; on: Place };

/**
 * Asks for the day of arrival. `enhanceArrival` then fills the page with dates; without scripts it is
 * not shown, and everything reads as before.
 */
export function ArrivalForm({ item, on }: Props) {
  const id = `arrive-${on}-${item.slug}`;
  return (
    <form method="dialog" data-trip={routeOf(item)} className="arrival bg-sand p-5 sm:p-6">
      <label htmlFor={id} className="block font-serif text-2xl">
        {labels.dates.legend}
        <span className="mt-1 block font-sans text-base text-quiet">{labels.dates.arrival}</span>
      </label>
      <input
        id={id}
        name="arrive"
        type="date"
        autoComplete="off"
        className="mt-2 block min-h-12 w-full max-w-60 border-2 border-deep/60 bg-white px-4 py-2 text-ink focus:border-lagoon"
      />
      <p role="status" data-said data-failed={labels.dates.failed} className="mt-3 empty:hidden" />
      {on === 'dialog' && (
        <>
          <ul
            data-misfits
            className="mt-3 list-disc space-y-1.5 pl-5 marker:text-ember empty:hidden"
          />
          <p className="mt-3">
            <TextLink hidden data-whole href={routeOf(item)}>
              {labels.dates.whole}
            </TextLink>
          </p>
        </>
      )}
    </form>
  );
}
