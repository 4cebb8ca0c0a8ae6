import { labels } from '@/lib/content/query/all-content';
import {
  arrivalDaysInWords,
  itineraryOf,
  nightsByPlace,
  type Package,
} from '@/lib/content/query/packages';
import { formatTimeOfDay } from '@/lib/dates/format-dates';
import { formatRupees } from '@/lib/money/money';
import { withNoBreakSpaces } from '@/lib/text/no-break-spaces';

const { headings, none, anyDay } = labels.comparison;

/** A criterion by which packages are compared, such as their nights. */
export type ComparisonName = keyof typeof headings;

/** The headings of the comparison, in display order. */
export const comparisonHeadings = (Object.keys(headings) as ComparisonName[]).map((id) => ({
  id,
  heading: headings[id],
}));

/** @returns one or more lines for each criterion */
export function comparisonOf(item: Package): Record<ComparisonName, string[]> {
  const days = itineraryOf(item);
  const countCell = (list: readonly unknown[]) => [list.length > 0 ? `${list.length}` : none];
  return {
    price: [formatRupees(item.price.now)],
    nights: nightsByPlace(item).map(({ name, nights }) => `${nights} ${name}`),
    ferries: countCell(days.flatMap((day) => day.ferryRoutes)),
    early: countCell(days.filter((day) => day.startsBeforeSunrise)),
    latestLanding: [withNoBreakSpaces(formatTimeOfDay(item.latestLanding))],
    landOn: [arrivalDaysInWords(item) || anyDay],
    sellingPoint: [item.sellingPoint],
    unsuitableFor: [item.unsuitableFor],
  };
}
