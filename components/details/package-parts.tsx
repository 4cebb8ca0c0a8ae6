import { bookTripId } from '@/components/enquiry/book-trip';
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

/** The days of a trip; beside them the year, and the map, which then stays in view. Phones begin with the map. */
export function TripDays({ item }: Props) {
  return (
    <Beside stretch>
      <Itinerary item={item} />
      <div className="gap-y-14 max-lg:contents lg:flex lg:flex-col">
        <YearInSmall />
        <div className="beside-text max-lg:order-first">
          <TripMap item={item} />
        </div>
      </div>
    </Beside>
  );
}

/** What the price means, what it covers and what not, and what to ask. */
export function PackagePrice({ item }: Props) {
  const rows = coverageOf(item);
  return (
    <div className="space-y-14">
      {item.price ? (
        <Beside>
          <PriceMeaning on="page" />
          <Totals item={item} price={item.price} />
        </Beside>
      ) : (
        <PriceMeaning on="page" />
      )}
      <div className="grid gap-x-16 md:gap-y-10 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="grid gap-x-16 md:grid-cols-2">
          <CoverageLists level="h2" rows={rows.filter(({ cover }) => cover !== 'ask')} folds />
        </div>
        <div className="grid content-start gap-x-16 md:justify-items-start md:gap-y-10 md:max-lg:grid-cols-2">
          <CoverageLists level="h2" rows={rows.filter(({ cover }) => cover === 'ask')} folds />
          <BulletList heading={labels.worthAsking} items={item.ask} level="h2" fold />
          <DialogButton dialogId={bookTripId} className={`${buttonStyle('quiet')} max-wide:hidden`}>
            {labels.bookTrip}
          </DialogButton>
        </div>
      </div>
    </div>
  );
}

/** What to take along, and what storms may change. */
export function BeforeTheTrip({ item }: Props) {
  return (
    <Beside>
      <div>
        <TakeAlong item={item} />
        <TripSheet item={item} />
      </div>
      <SpareNights item={item} />
    </Beside>
  );
}
