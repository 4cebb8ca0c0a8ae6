import { itineraryOf, nightsOf } from '@/lib/content/query/itinerary';
import { closedArrivalsOf } from '@/lib/content/query/opening';
import { type Package, priceText } from '@/lib/content/query/packages';
import { labels } from '@/lib/content/query/site';
import { formatClock, weekdayName } from '@/lib/dates/date-words';
import { classAdditions } from '@/lib/offer/offer-facts';
import { interpolate } from '@/lib/text/interpolate';
import { joinWords } from '@/lib/text/join-words';

const { headings, none, eitherOr } = labels.tripFacts;

/** What trips are compared by. */
type FactName = keyof typeof headings;

export type FactHeading = { name: FactName; heading: string };

/** Each fact of a trip, in one or more lines. */
export type TripFacts = Record<FactName, string[]>;

/** The headings of the facts, in the order in which they are shown. */
export const factHeadings: FactHeading[] = (Object.keys(headings) as FactName[]).map((name) => ({
  name,
  heading: headings[name],
}));

/** What there is to say of a trip under each heading. */
export function tripFactsOf(trip: Package): TripFacts {
  const days = itineraryOf(trip);
  const early = days.filter((day) => day.early).length;
  const orNone = (line: string) => [line || none];
  return {
    price: [priceText(trip), ...classAdditions(trip)],
    nights: nightsOf(trip).map(({ name, nights }) => `${nights} ${name}`),
    ferries: orNone(ferriesOf(days)),
    early: orNone(early > 0 ? `${early}` : ''),
    landBy: [formatClock(trip.landBy)],
    avoid: orNone(avoidedBy(trip)),
    special: [trip.special],
    unsuited: [trip.unsuited],
  };
}

/** How many ferries a trip takes: one a day, or more with the stops on the way, which depend on the date. */
function ferriesOf(days: ReturnType<typeof itineraryOf>): string {
  const most = days.flatMap((day) => day.ferries).length;
  const least = days.filter((day) => day.ferries.length > 0).length;
  if (most === 0) return '';
  return least < most ? interpolate(eitherOr, { least, most }) : `${most}`;
}

/** The days on which travellers should not land, and those before which they should ask. */
function avoidedBy(trip: Package): string {
  const [closed, uncertain] = (['closed', 'uncertain'] as const).map((field) =>
    joinWords(closedArrivalsOf(trip, field).weekdays.map(weekdayName)),
  );
  const ask = uncertain && interpolate(labels.askShort, { days: uncertain });
  return [closed, ask].filter(Boolean).join('; ');
}
