import type { Package } from '@/lib/content/query/packages';
import { monthsWith } from '@/lib/content/query/planning';
import { labels } from '@/lib/content/query/site';
import { monthsInWords } from '@/lib/dates/date-words';
import { countPhrase, fillIn } from '@/lib/text/fill-in';
import { withNoBreakSpaces } from '@/lib/text/no-break-spaces';
import { bufferNightsOf } from '@/lib/trip-dates/ferry-plans';

const words = labels.bufferNights;

/**
 * For months in which storms stop ferries: a trip with the nights that it lacks before its flight. Dates in other
 * months hide it (fill-trip.client.ts).
 */
export function BufferNights({ item: { itinerary } }: { item: Package }) {
  const buffer = bufferNightsOf(itinerary);
  const months = monthsWith(({ ferries }) => ferries !== 'steady');
  if (!buffer || months.length === 0) return null;
  const { nights, lastFerry: ferry, length } = buffer;
  return (
    <div data-part="buffer-nights" className="border-l-4 border-coral pl-4">
      <h2 className="text-2xl">
        {withNoBreakSpaces(
          `${countPhrase(words.heading, nights)}: ${fillIn(words.length, length)}`,
        )}
      </h2>
      <p className="mt-2">{fillIn(words.why, { months: monthsInWords(months), ferry })}</p>
    </div>
  );
}
