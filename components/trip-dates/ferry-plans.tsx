import { Icon } from '@/components/ui/icon';
import { textLink } from '@/components/ui/text-link';
import type { Package } from '@/lib/content/query/packages';
import { shortNameOf, town } from '@/lib/content/query/places';
import { labels } from '@/lib/content/query/site';
import { tripDaysOf } from '@/lib/content/query/trips-file';
import { routes } from '@/lib/routes';
import { ferryPlansOf } from '@/lib/trip-dates/ferry-plans';

const { dates } = labels;

/** What a trip does when one of its ferries is cancelled, folded; dates take the place of its days. */
export function FerryPlans({ item }: { item: Package }) {
  const day = labels.day.toLowerCase();
  const data = { town: shortNameOf(town.slug), words: dates };
  const plans = ferryPlansOf(tripDaysOf(item), data, (number) => `${day} ${number}`);
  if (plans.length === 0) return null;
  return (
    <details className="mt-8 border-y border-line">
      <summary className="flex min-h-12 items-center justify-between gap-3 font-semibold text-lagoon">
        {dates.ferryFails.heading}
        <Icon name="plus" className="size-5 flex-none" />
      </summary>
      <ul data-part="ferry-plans" className="list-disc space-y-1 pl-5 marker:text-ember">
        {plans.map((plan) => (
          <li key={plan}>{plan}</li>
        ))}
      </ul>
      <a href={routes.ferryCancelled} className={`no-print my-3 ${textLink}`}>
        {dates.ferryFails.more}
      </a>
    </details>
  );
}
