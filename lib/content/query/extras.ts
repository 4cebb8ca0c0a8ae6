import type { Extra } from '@/content/schema/hotels-and-extras';
import type { ItineraryDay } from '@/content/schema/package';
import { formatRupees } from '@/lib/money/money';
import { interpolate } from '@/lib/text/interpolate';
import type { Package } from './packages';
import { content, labels } from './site';

export type { Extra };

type Offered = Pick<Package, 'itinerary' | 'includes' | 'youngest'>;

export const { extras } = content;
const messages = labels.tripOptions;

/** The extras in the price of a package. */
export function includedExtras({ includes = [] }: Offered): Extra[] {
  return extras.filter(({ slug }) => includes.includes(slug));
}

/**
 * The extras that fit a package, without those in its price. A package is for couples if an extra for couples is in
 * its price, and for families if it names the age of the youngest.
 */
export function extrasFor(item: Offered): Extra[] {
  const included = includedExtras(item);
  const suits = {
    couples: included.some(({ onlyFor }) => onlyFor === 'couples'),
    families: item.youngest !== undefined,
  };
  return extras
    .filter((extra) => !included.includes(extra))
    .filter((extra) => fitsPackage(extra, item.itinerary, item.youngest))
    .filter(({ onlyFor }) => !onlyFor || suits[onlyFor]);
}

type ExtraNeeds = Pick<Extra, 'minStay' | 'restDays' | 'minAge'> & { places: readonly string[] };

/** Whether a package has the place, the time and the days of rest for an extra, and its youngest is old enough. */
export function fitsPackage(extra: ExtraNeeds, days: readonly ItineraryDay[], youngest = Infinity) {
  const { places, minStay, restDays = 0, minAge = 0 } = extra;
  if (minAge > youngest) return false;
  const isAt = (slug?: string) => slug !== undefined && places.includes(slug);
  return days.some(({ stay, visits = [] }, index) => {
    if (days.length - 1 - index <= restDays) return false;
    if (minStay === 'visit') return visits.some(isAt);
    if (minStay === 'night') return isAt(stay);
    // The day begins and ends there, at the same of the places.
    return isAt(stay) && stay === days[index - 1]?.stay && visits.length === 0;
  });
}

/** The extras that a page is about. */
export function extrasOn(route: string): Extra[] {
  return extras.filter(({ pages = [] }) => pages.includes(route));
}

/** The price of an extra with its unit: ₹3,500 a person. */
export function extraPriceText({ price, per }: Extra): string {
  return `${formatRupees(price)} ${messages.per[per]}`;
}

/** The lowest price of what a page is about: From ₹3,500 a person; undefined where it has none. */
export function lowestPriceOn(route: string): string | undefined {
  const [cheapest] = extrasOn(route).toSorted((first, second) => first.price - second.price);
  return cheapest && interpolate(messages.fromPrice, { sum: extraPriceText(cheapest) });
}
