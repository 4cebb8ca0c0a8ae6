import { Fragment } from 'react';
import { Icon } from '@/components/ui/icon';
import { checkedLine } from '@/lib/content/query/guide';
import { type Item, routeOf } from '@/lib/content/query/items';
import { type OpeningHours, openingHoursOnPage, openingsOnCard } from '@/lib/content/query/opening';
import { labels } from '@/lib/content/query/site';
import { describeOpening } from '@/lib/dates/openings';
import { routes } from '@/lib/routes/routes';
import { withNoBreakSpaces } from '@/lib/text/no-break-spaces';
import { asSentence, uncapitalize } from '@/lib/text/sentence';

/** The usual opening hours on an item's page, each under its name, and when they were checked. */
export function OpeningNote({ route, heading }: { route: string; heading: string }) {
  const openings = openingHoursOnPage(route);
  const [first] = openings;
  if (!first) return null;
  return (
    <div className="flex gap-3 border-y border-line py-4 text-base">
      <Icon name="calendar-clock" className="mt-0.5 size-5 flex-none text-ember" />
      <div className="min-w-0 flex-1 space-y-2">
        {openings.map((opening) => (
          <div key={opening.slug} className="space-y-2">
            {opening.name !== heading && <p>{opening.name.replace(` at the ${heading}`, '')}:</p>}
            <OpeningLines opening={opening} />
          </div>
        ))}
        <p className="text-sm text-quiet">
          {checkedLine(first.checked)}{' '}
          <a
            href={`${routes.seasons}#${first.slug}`}
            className="whitespace-nowrap text-lagoon underline underline-offset-4 hover:text-deep"
          >
            {labels.opening.all}
          </a>
        </p>
      </div>
    </div>
  );
}

/** The lines of opening hours. The first is the most important. Closed days are shown as warnings. */
function OpeningLines({ opening }: { opening: OpeningHours }) {
  const { closed, closedOn, uncertain } = opening;
  const warnings = describeOpening({ closed, closedOn, uncertain }, labels.opening);
  return describeOpening(opening, labels.opening).map((line, index) => (
    <p
      key={line}
      className={`${index === 0 ? 'font-semibold' : ''} ${warnings.includes(line) ? 'text-ember' : ''}`.trim()}
    >
      {withNoBreakSpaces(asSentence(line))}
    </p>
  ));
}

const cardMessages = { ...labels.opening, uncertain: labels.opening.perhaps };

/**
 * The closed days and seasons of a card's item or of its places. Closed and uncertain days are shown as warnings.
 * Renders nothing for an item that is always open.
 */
export function OpeningLine({ item }: { item: Item }) {
  const route = routeOf(item);
  const places = 'places' in item ? item.places : [item.slug];
  const lines = openingsOnCard(route, places)
    .map(({ slug, name, subject, closed, uncertain, season, boats }) => {
      const [warning] = describeOpening({ closed, uncertain }, cardMessages);
      const [open] = describeOpening({ season, boats }, cardMessages);
      return { slug, warning, open, name: boats || subject !== route ? name : '' };
    })
    .filter(({ warning, open }) => warning || open);
  if (lines.length === 0) return null;
  return (
    <p className="text-sm font-medium text-quiet">
      {lines.map(({ slug, warning, open = '', name }, index) => (
        <Fragment key={slug}>
          {index > 0 && '. '}
          {name && `${name}: `}
          <span className={warning && 'text-ember'}>
            {withNoBreakSpaces(name ? uncapitalize(warning ?? open) : (warning ?? open))}
          </span>
          {warning && open && withNoBreakSpaces(`. ${open}`)}
        </Fragment>
      ))}
    </p>
  );
}
