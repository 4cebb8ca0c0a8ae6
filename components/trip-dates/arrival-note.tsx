import { closedArrivalsOf } from '@/lib/content/query/opening';
import type { Package } from '@/lib/content/query/packages';
import { labels } from '@/lib/content/query/site';
import { daysInWords, formatClock } from '@/lib/dates/date-words';
import { fillIn } from '@/lib/text/fill-in';
import { joinWords } from '@/lib/text/join-words';

/** The latest landing for a trip's first day, and the days of arrival that meet, or may meet, a closed door. */
export function ArrivalNote({ item }: { item: Package }) {
  const arrivals = [
    { pattern: labels.avoid, ...closedArrivalsOf(item) },
    { pattern: labels.askFirst, ...closedArrivalsOf(item, 'uncertain') },
  ].filter(({ weekdays }) => weekdays.length > 0);
  return (
    <p className="mt-4 border-l-4 border-coral pl-4">
      {[
        fillIn(labels.landBy, { time: formatClock(item.landBy) }),
        ...arrivals.map(({ pattern, weekdays, names }) =>
          fillIn(pattern, { days: daysInWords(weekdays), names: joinWords(names) }),
        ),
      ].join(' ')}
    </p>
  );
}
