import { bookTripId } from '@/components/layout/book-trip';
import { TripMap } from '@/components/map/trip-map';
import { SpareNights } from '@/components/sections/spare-nights';
import { YearInSmall } from '@/components/sections/year';
import { Beside } from '@/components/ui/beside';
import { BulletList } from '@/components/ui/bullet-list';
import { buttonStyle } from '@/components/ui/button-style';
import { DialogButton } from '@/components/ui/dialog-button';
import type { Package } from '@/lib/content/packages';
import { labels } from '@/lib/content/site';
import { coverageOf } from '@/lib/content/terms';
import { CoverageLists } from './coverage';
import { Itinerary } from './itinerary';
import { PriceMeaning } from './price-meaning';
import { TakeAlong } from './take-along';
import { Totals } from './totals';
import { TripSheet } from './trip-sheet';

type Props = { item: Package };

/** The days of a trip, and its map, which stays in view beside them. */
export function TripDays({ item }: Props) {
  return (
    <Beside>
      <Itinerary item={item} />
      <div className="beside-text">
        <TripMap item={item} />
      </div>
    </Beside>
  );
}

/** What the price means, what it covers and what not. */
export function PackagePrice({ item }: Props) {
  return (
    <Beside>
      <div className="space-y-14">
        <PriceMeaning on="page" />
        <div className="space-y-6">
          <Totals item={item} />
          <DialogButton dialogId={bookTripId} className={`${buttonStyle('quiet')} max-wide:hidden`}>
            {labels.bookTrip}
          </DialogButton>
        </div>
      </div>
      <div className="space-y-10">
        <CoverageLists level="h2" rows={coverageOf(item)} />
      </div>
    </Beside>
  );
}

/** What to take along, what to ask, and when to go. */
export function BeforeTheTrip({ item }: Props) {
  return (
    <div className="grid gap-x-16 gap-y-14 lg:grid-cols-2">
      <div className="space-y-14">
        <TakeAlong item={item} />
        <TripSheet />
        <BulletList heading={labels.worthAsking} items={item.ask} level="h2" />
      </div>
      <div>
        <YearInSmall />
        <SpareNights item={item} />
      </div>
    </div>
  );
}
