import { followItinerary } from '@/lib/content/follow-itinerary';
import { content } from '@/lib/content/load/store';
import { formatRupees } from '@/lib/money';
import { type ItemOf, itemsOf } from './items';

export type Package = ItemOf<'package'>;

/** The bands of the price filter, from cheap to dear. */
export const { priceBands } = content;

const { honeymoon, family, themed } = content.pages.packages;

/** The lists of packages, in their order on pages: the id of each, its words, and what it lies on. */
export const packageLists = [
  { list: 'honeymoonPackages', id: 'honeymoon-packages', texts: honeymoon, surface: 'sand' },
  { list: 'familyPackages', id: 'family-packages', texts: family, surface: 'paper' },
  { list: 'themedPackages', id: 'flagship-packages', texts: themed, surface: 'deep' },
] as const;

/** The packages that visit a place, those that only stop there last. */
export function packagesVisiting(place: string): Package[] {
  const all = itemsOf('package').filter(({ places }) => places.includes(place));
  return all.toSorted(
    (one, other) => Number(isStopover(one, place)) - Number(isStopover(other, place)),
  );
}

/** Whether a package is at a place for hours only: between two ferries of a day, and never for a night. */
export function isStopover({ itinerary }: Pick<Package, 'itinerary'>, place: string): boolean {
  const days = followItinerary(itinerary, content);
  return (
    days.every(({ night }) => night !== place) &&
    days.some(
      ({ rides }) => rides.length > 1 && rides.some(({ ferryRoute }) => ferryRoute.to === place),
    )
  );
}

/** The packages that take a ferry route, the lowest price first; those without a price last. */
export function packagesTaking(ferryRoute: string): Package[] {
  const all = itemsOf('package').filter(({ itinerary }) =>
    itinerary.some(({ ferries }) => ferries?.includes(ferryRoute)),
  );
  const costOf = ({ price }: Package) => price?.now ?? Number.MAX_VALUE;
  return all.toSorted((one, other) => costOf(one) - costOf(other));
}

/** What a package costs, as the site prints it: ₹1,05,000, or that its price is on request. */
export function priceText({ price }: Pick<Package, 'price'>): string {
  return price ? formatRupees(price.now) : `₹ ${content.labels.onRequest}`;
}

/** The lowest and the highest price of packages as the site prints them; undefined when none has a price. */
export function priceRange(): { least: string; most: string } | undefined {
  const prices = itemsOf('package').flatMap(({ price }) => price?.now ?? []);
  if (prices.length === 0) return undefined;
  return { least: formatRupees(Math.min(...prices)), most: formatRupees(Math.max(...prices)) };
}

/** What a package is called in each place: several have the same duration, and some have no name. */
export function namesOf({ collection, price, name, duration }: Package) {
  const listHeading = packageLists.find((one) => one.list === collection)?.texts.heading ?? '';
  return {
    /** The heading of its list. */
    list: listHeading,
    /** Of its card and its dialog: its duration if it has a price, else its name (specification, section 2). */
    heading: price ? duration : (name ?? duration),
    /** Under that: its name if it has a price, else its length. */
    subtitle: price ? name : `${content.labels.total} ${duration}`,
    /** What people call it, on its page and in tables. */
    pageHeading: name ?? duration,
    /** Its duration under that, unless it has only that. */
    length: name && duration,
    /** Outside its list. */
    full: name ? `${name} (${duration})` : `${listHeading}, ${duration}`,
  };
}
