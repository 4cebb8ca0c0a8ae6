import type { Extra } from '@/content/schema/hotels-and-extras';
import { formatRupees } from '@/lib/money/money';
import { interpolate } from '@/lib/text/interpolate';
import type { Package } from './packages';
import { content, labels } from './site';

export type { Extra };

export const { extras } = content;
const messages = labels.tripOptions;

/** The extras in the price of a package. */
export function includedExtras({ includes = [] }: Pick<Package, 'includes'>): Extra[] {
  return extras.filter(({ slug }) => includes.includes(slug));
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
