import { itineraryOf, nightsByPlace } from '@/lib/content/query/itinerary';
import { arrivalsToAvoid } from '@/lib/content/query/opening';
import { type Package, priceText } from '@/lib/content/query/packages';
import { labels } from '@/lib/content/query/site';
import { formatClock } from '@/lib/dates/date-words';
import type { ComparisonFacts, FactName } from '@/lib/saved/saved-item';
import { interpolate } from '@/lib/text/interpolate';

const { headings, none, eitherOr } = labels.comparisonFacts;

/** The headings of the facts, in display order. */
export const factHeadings = (Object.keys(headings) as FactName[]).map((id) => ({
  id,
  heading: headings[id],
}));

/** Collects the facts of a package. */
export function comparisonFactsOf(item: Package): ComparisonFacts {
  const days = itineraryOf(item);
  const early = days.filter((day) => day.early).length;
  const orNone = (lines: string[]) => (lines.length > 0 ? lines : [none]);
  return {
    price: [priceText(item)],
    nights: nightsByPlace(item).map(({ name, nights }) => `${nights} ${name}`),
    ferries: orNone(ferriesOf(days)),
    early: orNone(early > 0 ? [`${early}`] : []),
    landBy: [formatClock(item.landBy)],
    avoid: orNone(arrivalsToAvoid(item)),
    special: [item.special],
    unsuited: [item.unsuited],
  };
}

/**
 * The number of ferries that a package takes. A day can have one ferry, or two with a stop on the way, depending on the
 * timetable.
 */
function ferriesOf(days: ReturnType<typeof itineraryOf>): string[] {
  const most = days.flatMap((day) => day.ferryRoutes).length;
  const least = days.filter((day) => day.ferryRoutes.length > 0).length;
  if (most === 0) return [];
  return [least < most ? interpolate(eitherOr, { least, most }) : `${most}`];
}
