import { itineraryOf } from '@/lib/content/query/itinerary';
import type { Package } from '@/lib/content/query/packages';
import { labels } from '@/lib/content/query/site';
import { ArrivalNote } from './arrival-note';
import { FerryPlans } from './ferry-plans';
import { ItineraryDay } from './itinerary-day';
import { MoneyDates } from './money-dates';

/** A trip day by day. A day of arrival puts dates on it (dated-page.client.ts). */
export function Itinerary({ item }: { item: Package }) {
  return (
    <div className="itinerary on-sheet">
      <h2 id="days" className="text-3xl">
        {labels.dayByDay}
      </h2>
      <ArrivalNote item={item} />
      <ol className="mt-8 space-y-8">
        {itineraryOf(item).map((day, index) => (
          <ItineraryDay key={day.title} day={day} number={index + 1} />
        ))}
      </ol>
      <FerryPlans item={item} />
      <MoneyDates />
    </div>
  );
}
