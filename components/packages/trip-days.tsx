import { TripMap } from '@/components/map/trip-map';
import { YearInSmall } from '@/components/planning/year-in-small';
import { Itinerary } from '@/components/trip-dates/itinerary';
import { TwoColumns } from '@/components/ui/two-columns';
import type { Package } from '@/lib/content/query/packages';

/** The days of a trip; beside them the year, and the map, which then stays in view. Phones begin with the map. */
export function TripDays({ item }: { item: Package }) {
  return (
    <TwoColumns stretch>
      <Itinerary item={item} />
      <div className="gap-y-14 max-lg:contents lg:flex lg:flex-col">
        <YearInSmall />
        <div className="beside-text max-lg:order-first">
          <TripMap item={item} />
        </div>
      </div>
    </TwoColumns>
  );
}
