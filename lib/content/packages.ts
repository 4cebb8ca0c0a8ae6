import type { PricedPackage, ThemedPackage } from '@/content/schema/package';
import { parsePrice } from '@/lib/price';
import { bandOf, type PriceBand } from '@/lib/price-filter';
import { shown } from './shown';
import { content } from './store';

export type { PricedPackage, ThemedPackage };
export type TravelPackage = PricedPackage | ThemedPackage;

/** The packages for families, by length of stay. */
export function getFamilyPackages(): PricedPackage[] {
  return shown(content.familyPackages);
}

/** The packages for two, by length of stay. */
export function getHoneymoonPackages(): PricedPackage[] {
  return shown(content.honeymoonPackages);
}

/** The themed packages, sold as "Flagship Packages": their price is on request. */
export function getFlagshipPackages(): ThemedPackage[] {
  return shown(content.themedPackages);
}

/** All packages, in the order of the lists on the home page: honeymoon, family, flagship. */
export function getPackages(): TravelPackage[] {
  return [...getHoneymoonPackages(), ...getFamilyPackages(), ...getFlagshipPackages()];
}

/** The slugs of all packages. */
export function getPackageSlugs(): string[] {
  return getPackages().map(({ slug }) => slug);
}

/** The package with this slug; undefined when there is none or it is hidden. */
export function findPackage(slug: string): TravelPackage | undefined {
  return getPackages().find((item) => item.slug === slug);
}

/** The packages that visit a place. */
export function getPackagesVisiting(placeSlug: string): TravelPackage[] {
  return getPackages().filter(({ destinations }) => destinations.includes(placeSlug));
}

/** Whether a package has a name and no price. */
export function isThemed(item: TravelPackage): item is ThemedPackage {
  return 'name' in item;
}

/** The list that a package is sold in, as its heading on the site. */
export function listNameOf(item: TravelPackage): string {
  const { family, honeymoon, flagship } = content.pages.packages;
  if (isThemed(item)) return flagship.heading;
  return (content.familyPackages.includes(item) ? family : honeymoon).heading;
}

/** What a package is called where it stands alone: several have the same length, and some no name. */
export function nameForEnquiry(item: TravelPackage): string {
  return isThemed(item)
    ? `${item.name} (${item.duration})`
    : `${listNameOf(item)}, ${item.duration}`;
}

/** Where the price filter puts a package; "above" is dearer than all bands. */
export function priceGroupOf(item: TravelPackage): PriceBand | 'above' | 'on-request' {
  if (isThemed(item)) return 'on-request';
  return bandOf(parsePrice(item.discountedCost)) ?? 'above';
}

/** The lowest price that is asked for any package, as the content spells it; undefined without one. */
export function getStartingPrice(): string | undefined {
  const prices = [...getFamilyPackages(), ...getHoneymoonPackages()].map(
    ({ discountedCost }) => discountedCost,
  );
  return prices.sort((a, b) => parsePrice(a) - parsePrice(b))[0];
}
