import { Fragment } from 'react';
import { Icon } from '@/components/ui/icon';
import { labels } from '@/lib/content/query/all-content';
import { checkedLine, openingHoursOnCard, openingHoursOnPage } from '@/lib/content/query/guide';
import { type Item, routeOf } from '@/lib/content/query/items';
import { describeOpeningHours } from '@/lib/dates/closures';
import { routes } from '@/lib/routes/routes';
import { withNoBreakSpaces } from '@/lib/text/no-break-spaces';
import { asSentence, uncapitalize } from '@/lib/text/sentence';

/** The usual opening hours on an item's page, each under its name, and when they were checked. */
export function OpeningHoursNote({ route, heading }: { route: string; heading: string }) {
  const openingHours = openingHoursOnPage(route);
  const [first] = openingHours;
  if (!first) return null;
  return (
    <div className="flex gap-3 border-y border-line py-4 text-base">
      <Icon name="calendar-clock" className="mt-0.5 size-5 flex-none text-warning" />
      <div className="min-w-0 flex-1 space-y-2">
        {openingHours.map((entry) => (
          <div key={entry.slug} className="space-y-2">
            {entry.name !== heading && <p>{entry.name}:</p>}
            {/* The first line is the most important, such as the closed days. */}
            {describeOpeningHours(entry, labels.openingHours).map((line, index) => (
              <p key={line} className={index === 0 ? 'font-semibold' : undefined}>
                {withNoBreakSpaces(asSentence(line))}
              </p>
            ))}
          </div>
        ))}
        <p className="text-sm text-quiet">
          {checkedLine(first.checked)}{' '}
          <a
            href={`${routes.whenToGo}#${first.slug}`}
            className="whitespace-nowrap text-lagoon underline underline-offset-4 hover:text-strong"
          >
            {labels.openingHours.all}
          </a>
        </p>
      </div>
    </div>
  );
}

const cardMessages = { ...labels.openingHours, uncertain: labels.openingHours.perhaps };

/**
 * The closed days and seasons of a card's item or of its places. Days when it is or may be closed are warnings. Renders
 * nothing for an item that is always open.
 */
export function OpeningHoursLine({ item }: { item: Item }) {
  const route = routeOf(item);
  const places = 'places' in item ? item.places : [item.slug];
  const lines = openingHoursOnCard(route, places)
    .map(({ slug, name, subject, closed, uncertain, season, boats }) => {
      const [warning] = describeOpeningHours({ closed, uncertain }, cardMessages);
      const [open] = describeOpeningHours({ season, boats }, cardMessages);
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
          <span className={warning && 'text-warning'}>
            {withNoBreakSpaces(name ? uncapitalize(warning ?? open) : (warning ?? open))}
          </span>
          {warning && open && withNoBreakSpaces(`. ${open}`)}
        </Fragment>
      ))}
    </p>
  );
}
