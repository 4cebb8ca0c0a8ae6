import { Icon } from '@/components/ui/icon';
import { checkedLine } from '@/lib/content/checked';
import { openingOf, openingsOn } from '@/lib/content/opening';
import { labels } from '@/lib/content/site';
import { describeOpening } from '@/lib/opening';
import { routes } from '@/lib/routes';
import { asSentence } from '@/lib/sentence';
import { unbroken } from '@/lib/words';

/**
 * When the things on an item's page are usually open, and when that was looked up. Each is under its own
 * name, except what the heading above names.
 */
export function OpeningNote({ route, heading }: { route: string; heading?: string }) {
  const openings = openingsOn(route);
  const [first] = openings;
  if (!first) return null;
  return (
    <div className="flex gap-3 border-y border-line py-4 text-base">
      <Icon name="calendar-clock" className="mt-0.5 size-5 flex-none text-ember" />
      <div className="space-y-2">
        {openings.map((opening) => (
          <p key={opening.slug}>
            {opening.name !== heading && (
              <>
                <strong className="font-semibold">{opening.name}:</strong>{' '}
              </>
            )}
            {unbroken(describeOpening(opening, labels.opening).map(asSentence).join(' '))}
          </p>
        ))}
        <p className="text-quiet">
          {checkedLine(first.checked)}{' '}
          <a
            href={`${routes.opening}#${first.slug}`}
            className="whitespace-nowrap text-lagoon underline underline-offset-4 hover:text-deep"
          >
            {labels.opening.all}
          </a>
        </p>
      </div>
    </div>
  );
}

/** The days, as a warning, and the season of a card's own item; nothing for what is always open. */
export function OpeningLine({ route }: { route: string }) {
  const { name, closed, season, boats } = openingOf(route) ?? {};
  const [closedOn] = describeOpening({ closed }, labels.opening);
  const [open] = describeOpening({ season, boats }, labels.opening);
  if (!closedOn && !open) return null;
  return (
    <p className="text-sm font-medium text-quiet">
      {closedOn && <span className="text-ember">{open ? `${closedOn}. ` : closedOn}</span>}
      {open && (boats ? `${name}: ${open}` : open)}
    </p>
  );
}
