import { itineraryOf, nightsOf } from '@/lib/content/query/itinerary';
import { closedArrivalsOf } from '@/lib/content/query/opening';
import type { Package } from '@/lib/content/query/packages';
import { labels, pages } from '@/lib/content/query/site';
import { formatClock, weekdayName } from '@/lib/dates/date-words';
import { formatRupees } from '@/lib/money';
import { interpolate } from '@/lib/text/interpolate';
import { joinWords } from '@/lib/text/join-words';

const { trip: _, ...headings } = pages.compare.columns;

/** What trips are compared by. */
export type FactName = keyof typeof headings;

/** The names of the facts in their order, with their headings. */
export const factHeadings = Object.entries(headings) as [FactName, string][];

/** What there is to say of a trip under each heading, in the same order. */
export function tripFactsOf(trip: Package): { name: FactName; lines: string[] }[] {
  const days = itineraryOf(trip);
  const early = days.filter((day) => day.early).length;
  const facts: Record<FactName, string | string[]> = {
    price: trip.price ? formatRupees(trip.price.now) : `₹ ${labels.onRequest}`,
    nights: nightsOf(trip).map(({ name, nights }) => `${nights} ${name}`),
    ferries: ferriesOf(days),
    early: early > 0 ? `${early}` : '',
    landBy: formatClock(trip.landBy),
    avoid: avoidedBy(trip),
    special: trip.special,
    unsuited: trip.unsuited,
  };
  return factHeadings.map(([name]) => {
    const lines = [facts[name]].flat().filter(Boolean);
    return { name, lines: lines.length > 0 ? lines : [pages.compare.none] };
  });
}

/** How many ferries a trip takes: one a day, or more with the stops on the way, which depend on the date. */
function ferriesOf(days: ReturnType<typeof itineraryOf>): string {
  const most = days.flatMap((day) => day.ferries).length;
  const least = days.filter((day) => day.ferries.length > 0).length;
  if (most === 0) return '';
  return least < most ? interpolate(pages.compare.eitherOr, { least, most }) : `${most}`;
}

/** The days on which one should not land, and those before which to ask. */
function avoidedBy(trip: Package): string {
  const [closed, uncertain] = (['closed', 'uncertain'] as const).map((field) =>
    joinWords(closedArrivalsOf(trip, field).weekdays.map(weekdayName)),
  );
  const ask = uncertain && interpolate(labels.askShort, { days: uncertain });
  return [closed, ask].filter(Boolean).join('; ');
}
