import { PriceOrRequest } from '@/components/terms/price-or-request';
import { itineraryOf, nightsOf } from '@/lib/content/query/itinerary';
import { closedArrivalsOf } from '@/lib/content/query/opening';
import type { Package } from '@/lib/content/query/packages';
import { labels, pages } from '@/lib/content/query/site';
import { formatClock, weekdayName } from '@/lib/dates/date-words';
import { fillIn } from '@/lib/text/fill-in';
import { joinWords } from '@/lib/text/join-words';

/** A quiet sign, which is read aloud as a word. */
const nothing = (
  <>
    <span aria-hidden="true">–</span>
    <span className="sr-only">{pages.compare.none}</span>
  </>
);

/** What a table of trips says of one, by the names of its columns. */
export function cellsOf(trip: Package) {
  const days = itineraryOf(trip);
  const ferries = ferriesOf(days);
  const early = days.filter((day) => day.early).length;
  const avoid = avoidedBy(trip);
  return {
    price: <PriceOrRequest item={trip} as="span" size="text-lg" />,
    nights: nightsOf(trip).map(({ name, nights }) => (
      <p key={name} className="whitespace-nowrap">
        {nights} {name}
      </p>
    )),
    ferries: ferries ? <p className="whitespace-nowrap">{ferries}</p> : nothing,
    early: early > 0 ? <p>{early}</p> : nothing,
    landBy: <p className="whitespace-nowrap first-letter:uppercase">{formatClock(trip.landBy)}</p>,
    avoid: avoid ? <p className="first-letter:uppercase">{avoid}</p> : nothing,
    special: <p className="first-letter:uppercase">{trip.special}</p>,
    unsuited: <p className="first-letter:uppercase">{trip.unsuited}</p>,
  };
}

/** How many ferries a trip takes: one a day, or more with the stops on the way, which depend on the date. */
function ferriesOf(days: ReturnType<typeof itineraryOf>): string {
  const most = days.flatMap((day) => day.ferries).length;
  const least = days.filter((day) => day.ferries.length > 0).length;
  if (most === 0) return '';
  return least < most ? fillIn(pages.compare.eitherOr, { least, most }) : `${most}`;
}

/** The days on which one should not land, and those before which to ask. */
function avoidedBy(trip: Package): string {
  const [closed, uncertain] = (['closed', 'uncertain'] as const).map((field) =>
    joinWords(closedArrivalsOf(trip, field).weekdays.map(weekdayName)),
  );
  const ask = uncertain && fillIn(labels.askShort, { days: uncertain });
  return [closed, ask].filter(Boolean).join('; ');
}
