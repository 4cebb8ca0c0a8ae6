import { Icon } from '@/components/ui/icon';
import { routeOf } from '@/lib/content/query/items';
import type { Day } from '@/lib/content/query/itinerary';
import type { OpeningHours } from '@/lib/content/query/opening';
import { labels } from '@/lib/content/query/site';
import { describeOpening } from '@/lib/dates/opening-words';
import { routes } from '@/lib/routes';
import { withNoBreakSpaces } from '@/lib/text/no-break-spaces';

const linkStyle = 'underline underline-offset-4 hover:text-deep';

/**
 * One day of a trip: what happens, when its sights are open, which ferries are taken, where guests
 * sleep. Its empty parts are filled when the visitor chooses dates.
 */
export function ItineraryDay({ day, number }: { day: Day; number: number }) {
  const { title, text, openings, early } = day;
  return (
    <li data-day className="gap-x-6 md:grid md:grid-cols-[6rem_1fr]">
      <div className="flex items-baseline gap-x-3 md:block">
        <p className="font-serif text-2xl whitespace-nowrap text-lagoon">
          <span className="text-base">{labels.day}</span> <span className="tabular">{number}</span>
        </p>
        <p
          data-part="day-date"
          className="text-base font-semibold whitespace-nowrap empty:hidden"
        />
      </div>
      <div className="max-w-text space-y-2 border-line md:border-l md:pl-6">
        <h3 className="text-card">{title}</h3>
        {early && (
          <p className="flex items-center gap-2 text-base font-medium text-ember">
            <Icon name="sunrise" className="size-5 flex-none" />
            {labels.early}
          </p>
        )}
        <p>{withNoBreakSpaces(text)}</p>
        <ul
          data-part="date-notes"
          className="flow-root space-y-1 border-l-4 border-ember bg-sand px-4 py-3 font-medium empty:hidden"
        />
        {openings.map((opening) => (
          <p key={opening.slug} className="text-base text-quiet">
            <a href={`${routes.opening}#${opening.slug}`} className={linkStyle}>
              {opening.name}
            </a>
            {`: ${dayLine(opening)}`}
          </p>
        ))}
        <p data-part="sun-and-moon" className="tabular text-base text-quiet empty:hidden" />
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
