import { Icon } from '@/components/ui/icon';
import { openingsOn } from '@/lib/content/opening';
import { labels } from '@/lib/content/site';
import { formatDay } from '@/lib/date';
import { describeOpening } from '@/lib/opening';
import { routes } from '@/lib/routes';
import { asSentence } from '@/lib/sentence';

/** When the things on an item's page are usually open, and when that was looked up. */
export function OpeningNote({ route }: { route: string }) {
  const openings = openingsOn(route);
  const [first] = openings;
  if (!first) return null;
  return (
    <div className="flex gap-3 border-y border-line py-4 text-base">
      <Icon name="calendar-clock" className="mt-0.5 size-5 flex-none text-ember" />
      <div className="space-y-2">
        {openings.map((opening) => (
          <p key={opening.slug}>
            <strong className="font-semibold">{opening.name}:</strong>{' '}
            {describeOpening(opening, labels.opening).map(asSentence).join(' ')}
          </p>
        ))}
        <p className="text-quiet">
          {labels.checked.replace('{day}', formatDay(first.checked))}{' '}
          <a
            href={`${routes.opening}#${first.slug}`}
            className="text-lagoon underline underline-offset-4 hover:text-deep"
          >
            {labels.opening.all}
          </a>
        </p>
      </div>
    </div>
  );
}

/** The days and seasons of a card's item, in one line; nothing for what is always open. */
export function OpeningLine({ route }: { route: string }) {
  const lines = openingsOn(route).flatMap(({ closed, season }) =>
    describeOpening({ closed, season }, labels.opening),
  );
  const [line] = lines;
  return line ? <p className="text-sm font-medium text-ember">{line}</p> : null;
}
