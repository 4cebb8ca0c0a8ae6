import { formatClock } from '@/lib/clock';
import { clashesOf } from '@/lib/content/opening';
import type { Package } from '@/lib/content/packages';
import { labels } from '@/lib/content/site';
import { joinWords } from '@/lib/list';
import { daysInWords } from '@/lib/opening';

/** The latest landing for a trip's first day, and the days of arrival that meet a closed door. */
export function ArrivalNote({ item }: { item: Package }) {
  const clashes = clashesOf(item);
  const days = [...new Set(clashes.map(({ weekday }) => weekday))];
  const names = [...new Set(clashes.map(({ opening }) => opening.name))];
  return (
    <p className="mt-4 border-l-4 border-coral pl-4">
      {labels.landBy.replace('{time}', formatClock(item.landBy))}
      {days.length > 0 && (
        <>
          {' '}
          {labels.avoid.replace('{days}', daysInWords(days)).replace('{names}', joinWords(names))}
        </>
      )}
    </p>
  );
}
