import type { ServicePrice } from '@/content/schema/page';
import { weekdays } from '@/content/schema/weekdays';
import { followItinerary } from '@/lib/content/follow-itinerary';
import { shortNameIn } from '@/lib/content/names';
import { bestArrivalDays } from '@/lib/dates/closures';
import { formatWeekdays } from '@/lib/dates/format-dates';
import { formatRupees } from '@/lib/money/money';
import { interpolate } from '@/lib/text/interpolate';
import { priceInClass } from '@/lib/trips/plan-trip';
import { nightPlacesOf } from '@/lib/trips/tariff';
import { content, hotelClasses, openingHours, pages, priceBands } from './all-content';
import { findItem, type ItemOf, itemsOfType, itemsWithSlugs, routeOf } from './items';

export type Package = ItemOf<'package'>;

/** The band that contains a price in whole rupees; undefined above all bands. The cheapest is the first. */
export const findBand = (rupees: number) => priceBands.find(({ to }) => rupees <= to);

const { honeymoonPackages, familyPackages, flagshipPackages } = pages.packages;

/** How pages show each list of packages: its anchor, texts and surface. */
export const packageLists = {
  honeymoonPackages: { id: 'honeymoon-packages', ...honeymoonPackages, surface: 'sand' },
  familyPackages: { id: 'family-packages', ...familyPackages, surface: 'paper' },
  flagshipPackages: { id: 'flagship-packages', ...flagshipPackages, surface: 'brand' },
} as const;

/** Which package suits whom, for a list of packages: facts with links. */
export const suggestionsFor = (list: Package['collection']) =>
  content.suggestions[list].flatMap(({ for: label, package: slug }) =>
    itemsWithSlugs('package', [slug]).map((item) => ({
      label,
      value: [{ label: item.name ?? item.duration, href: routeOf(item) }],
    })),
  );

const costOf = ({ price }: Package) => (price.onRequest ? Number.MAX_VALUE : price.now);

/** All packages by price, with those on request last. */
const packagesByPrice = () => itemsOfType('package').toSorted((a, b) => costOf(a) - costOf(b));

/** The packages that visit a place. Those with the largest share of nights there come first, then the cheapest. */
export function packagesVisiting(place: string): Package[] {
  const share = ({ itinerary }: Package) =>
    followItinerary(itinerary, content).filter(({ end }) => end === place).length /
    itinerary.length;
  return packagesByPrice()
    .filter(({ places }) => places.includes(place))
    .toSorted((a, b) => share(b) - share(a));
}

/** The packages that take a ferry route, by price. */
export function packagesTaking(ferryRoute: string): Package[] {
  return packagesByPrice().filter(({ itinerary }) =>
    itinerary.some(({ ferryRoutes }) => ferryRoutes?.includes(ferryRoute)),
  );
}

/** A service's price as a fact: ₹3,200 a day. With `addToPriceOf`, the amount is added to the price of a package. */
export function servicePriceFact({ name, amount, addToPriceOf, per }: ServicePrice) {
  const item = addToPriceOf && findItem('package', addToPriceOf);
  return {
    label: name,
    value: `${formatRupees(item ? item.price.now + amount : amount)} ${per}`,
  };
}

/** The prices of all packages, which may include examples. */
export const packagePrices = itemsOfType('package').map(({ price }) => price);

type WithItinerary = Pick<Package, 'itinerary'>;

/** The days of a package, in order, with the items that they refer to. */
export function itineraryOf({ itinerary }: WithItinerary) {
  return itinerary.map(({ ferryRoutes = [], stay, ...day }) => ({
    ...day,
    ferryRoutes: itemsWithSlugs('ferryRoute', ferryRoutes),
    /** The place of the night, with its page if it has one; undefined on the last day. */
    stay: stay ? { name: shortNameIn(content, stay), place: findItem('place', stay) } : undefined,
  }));
}

export type Day = ReturnType<typeof itineraryOf>[number];

/** The number of nights at each place, in order of arrival. Two stays at one place are added up. */
export function nightsByPlace({ itinerary }: WithItinerary): { name: string; nights: number }[] {
  const nightPlaces = nightPlacesOf(itinerary);
  return [...new Set(nightPlaces)].map((slug) => ({
    name: shortNameIn(content, slug),
    nights: nightPlaces.filter((place) => place === slug).length,
  }));
}

/** The classes of hotels for a package, each with the price in ₹ per person, two sharing, and the hotels on the way. */
export function hotelClassesOf(item: Package) {
  const nightPlaces = nightPlacesOf(item.itinerary);
  return hotelClasses.map((hotelClass) => ({
    ...hotelClass,
    price: priceInClass(item.price.now, nightPlaces, hotelClass),
    hotels: hotelClass.hotels.filter(({ place }) => nightPlaces.includes(place)),
  }));
}

/** The weekdays on which a package should begin, so that everything is open; empty if it can begin on any. */
export function arrivalDaysInWords({ itinerary }: Package): string {
  const best = bestArrivalDays(itinerary, openingHours);
  const others = weekdays.filter((day) => !best.includes(day));
  if (others.length === 0) return '';
  // The shorter list is easier to read.
  if (best.length <= others.length) return formatWeekdays(best);
  return interpolate(content.labels.itinerary.allDaysBut, { days: formatWeekdays(others) });
}
