import type { Package } from '@/lib/content/packages';
import { labels } from '@/lib/content/site';
import { monthsOf } from '@/lib/content/trips';
import { monthsInWords } from '@/lib/months';
import { spareOf } from '@/lib/spare';
import { countIn, fillIn } from '@/lib/text/fill-in';
import { unbroken } from '@/lib/text/unbroken';

const words = labels.spareNights;

/** For months in which ferries are cancelled: a trip with the nights that it lacks before its flight. */
export function SpareNights({ item }: { item: Package }) {
  const spare = spareOf(item.itinerary);
  const [cancelled, cyclones] = [monthsOf('cancelled'), monthsOf('cyclones')].map(monthsInWords);
  if (!spare || !cancelled || !cyclones) return null;
  const { nights, days, lastFerry } = spare;
  const length = { nights: days + nights - 1, days: days + nights };
  const texts = [
    fillIn(words.when, { cancelled, cyclones }),
    fillIn(words.why, { ferry: lastFerry, flight: days }),
    countIn(words.add, nights),
    words.price,
  ];
  return (
    <div className="border-l-4 border-coral pl-4">
      <h2 className="text-2xl">
        {unbroken(`${countIn(words.heading, nights)}: ${fillIn(words.length, length)}`)}
      </h2>
      <p className="mt-2">{texts.join(' ')}</p>
    </div>
  );
}
