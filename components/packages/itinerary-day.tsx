import { Icon } from '@/components/ui/icon';
import { routeOf } from '@/lib/content/query/items';
import type { Day } from '@/lib/content/query/itinerary';
import type { OpeningHours } from '@/lib/content/query/opening';
import { labels } from '@/lib/content/query/site';
import { describeOpening } from '@/lib/dates/openings';
import { routes } from '@/lib/routes';
import { withNoBreakSpaces } from '@/lib/text/no-break-spaces';

const linkStyle = 'underline underline-offset-4 hover:text-deep';

/** One day of a trip: what happens, when its sights are open, which ferries are taken, where guests sleep. */
export function ItineraryDay({ day, number }: { day: Day; number: number }) {
  const { title, text, openings, early } = day;
  return (
    <li className="gap-x-6 md:grid md:grid-cols-[6rem_1fr]">
      <p className="font-serif text-2xl whitespace-nowrap text-lagoon">
        <span className="text-base">{labels.day}</span> <span className="tabular">{number}</span>
      </p>
      <div className="max-w-text space-y-2 border-line md:border-l md:pl-6">
        <h3 className="text-card">{title}</h3>
        {early && (
          <p className="flex items-center gap-2 text-base font-medium text-ember">
            <Icon name="sunrise" className="size-5 flex-none" />
            {labels.early}
          </p>
        )}
        <p>{withNoBreakSpaces(text)}</p>
        {openings.map((opening) => (
          <p key={opening.slug} className="text-base text-quiet">
            <a href={`${routes.opening}#${opening.slug}`} className={linkStyle}>
              {opening.name}
            </a>
            {`: ${dayLine(opening)}`}
          </p>
        ))}
        <Travel day={day} />
      </div>
    </li>
  );
}

/** The ferries of a day, and where it ends. */
function Travel({ day: { ferries, stay } }: { day: Day }) {
  if (ferries.length === 0 && !stay) return null;
  return (
    <ul className="flex flex-wrap gap-x-6 text-base">
      {ferries.map((ferry) => (
        <li key={ferry.slug}>
          {`${labels.ferry}: `}
          <a href={routeOf(ferry)} className={`text-lagoon ${linkStyle}`}>
            {ferry.name}
          </a>
        </li>
      ))}
      {stay && (
        <li>
          {`${labels.nightIn} `}
          {stay.place ? (
            <a href={routeOf(stay.place)} className={`text-lagoon ${linkStyle}`}>
              {stay.name}
            </a>
          ) : (
            stay.name
          )}
        </li>
      )}
    </ul>
  );
}

/** What a day needs to know of an opening: its days and season or, without any, its note. */
function dayLine({
  closed,
  uncertain,
  closedOn,
  season,
  boats,
  startBy,
  note,
}: OpeningHours): string {
  const days = { closed, uncertain, closedOn, season, boats, startBy };
  const known = closed || uncertain || season ? days : { closedOn, startBy, note };
  return describeOpening(known, labels.opening).join('. ');
}
