import { bandOf } from '@/lib/price-filter';
import { type ItemOf, itemsOf } from './items';
import { content } from './store';

export type Package = ItemOf<'package'>;

/** The packages that visit a place. */
export function packagesVisiting(place: string): Package[] {
  return itemsOf('package').filter(({ destinations }) => destinations.includes(place));
}

/** The packages that take a crossing. */
export function packagesTaking(crossing: string): Package[] {
  return itemsOf('package').filter(({ itinerary }) =>
    itinerary.some(({ ferries }) => ferries?.includes(crossing)),
  );
}

/** The lowest price that is asked for any package, in rupees; undefined without one. */
export function startingPrice(): number | undefined {
  const prices = itemsOf('package').flatMap(({ price }) => price?.now ?? []);
  return prices.length > 0 ? Math.min(...prices) : undefined;
}

/** Where the price filter puts a package: the position of a band from 1 on, or none of them. */
export type PriceGroup = `${number}` | 'above' | 'on-request';

/** "above" is dearer than all bands. */
export function priceGroupOf({ price }: Pick<Package, 'price'>): PriceGroup {
  if (!price) return 'on-request';
  const band = bandOf(price.now, content.pages.packages.filter.bands);
  return band === undefined ? 'above' : `${band + 1}`;
}

/** The list that a package is sold in, as its heading on the site. */
export function listHeadingOf({ list }: Pick<Package, 'list'>): string {
  const { honeymoon, family, flagship } = content.pages.packages;
  const lists = {
    honeymoonPackages: honeymoon,
    familyPackages: family,
    themedPackages: flagship,
  };
  return lists[list].heading;
}

/** What a package is headed with: with a price its length, without one its name (specification, section 2). */
export function headingOf(item: Package): string {
  return item.price ? item.duration : item.name;
}

/** What a package is called where it stands alone: several have the same length, and some no name. */
export function enquiryNameOf(item: Package): string {
  if (!item.price) return `${item.name} (${item.duration})`;
  const name = `${listHeadingOf(item)}, ${item.duration}`;
  return item.name ? `${name}: ${item.name}` : name;
}
