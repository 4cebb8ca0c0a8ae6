import type { Package } from '@/lib/content/query/packages';
import { labels } from '@/lib/content/query/site';
import { monthsOf } from '@/lib/content/query/trips';
import { monthsInWords } from '@/lib/dates/date-words';
import { countIn, fillIn } from '@/lib/text/fill-in';
import { unbroken } from '@/lib/text/unbroken';
import { bufferNightsOf } from '@/lib/trip-dates/buffer-nights';

const words = labels.bufferNights;

/** For months in which ferries are cancelled: a trip with the nights that it lacks before its flight. */
export function BufferNights({ item: { itinerary } }: { item: Package }) {
  const buffer = bufferNightsOf(itinerary);
  const [cancelled, cyclones] = [monthsOf('cancelled'), monthsOf('cyclones')].map(monthsInWords);
  if (!buffer || !cancelled || !cyclones) return null;
  const { nights, lastFerry: ferry, length } = buffer;
  return (
    <div className="border-l-4 border-coral pl-4">
      <h2 className="text-2xl">
        {unbroken(`${countIn(words.heading, nights)}: ${fillIn(words.length, length)}`)}
      </h2>
      <p className="mt-2">{fillIn(words.why, { cancelled, cyclones, ferry })}</p>
    </div>
  );
}
