import { formatClock } from '@/lib/clock';
import { clashesOf } from '@/lib/content/opening';
import type { Package } from '@/lib/content/packages';
import { labels } from '@/lib/content/site';
import { type Clash, daysInWords } from '@/lib/opening';
import { fillIn } from '@/lib/text/fill-in';
import { joinWords } from '@/lib/text/join-words';

/** The latest landing for a trip's first day, and the days of arrival that meet, or may meet, a closed door. */
export function ArrivalNote({ item }: { item: Package }) {
  return (
    <p className="mt-4 border-l-4 border-coral pl-4">
      {labels.landBy.replace('{time}', formatClock(item.landBy))}
      {sentence(labels.avoid, clashesOf(item))}
      {sentence(labels.askFirst, clashesOf(item, 'uncertain'))}
    </p>
  );
}

/** Names the days of arrival and what they meet, after a space; nothing where they meet nothing. */
function sentence(pattern: string, clashes: readonly Clash[]): string {
  if (clashes.length === 0) return '';
  const days = daysInWords([...new Set(clashes.map(({ weekday }) => weekday))]);
  const names = joinWords([...new Set(clashes.map(({ opening }) => opening.name))]);
  return ` ${fillIn(pattern, { days, names })}`;
}
