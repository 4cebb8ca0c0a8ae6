import type { Extra } from '@/content/schema/hotels-and-extras';
import { formatRupees } from '@/lib/money/money';
import { interpolate } from '@/lib/text/interpolate';
import { content, labels } from './all-content';
import type { Package } from './packages';

export type { Extra };

export const { extras } = content;
const messages = labels.choice;

export function includedExtras({ includes = [] }: Pick<Package, 'includes'>): Extra[] {
  return extras.filter(({ slug }) => includes.includes(slug));
}

export function extrasOfPage(route: string): Extra[] {
  return extras.filter(({ pages = [] }) => pages.includes(route));
}

/** How a trip can have a better class of hotels at one place; empty if none of these extras is one. */
export function mixedClassesText(offered: readonly Extra[]): string {
  const upgrade = offered.find((extra) => extra.upgrade)?.upgrade;
  return upgrade ? interpolate(messages.mixClasses, upgrade) : '';
}

/** The price of an extra with its unit: ₹3,500 a person. */
export function extraPriceText({ price, per }: Extra): string {
  return `${formatRupees(price)} ${messages.per[per]}`;
}

/** The lowest price of a page's extras, whatever it is for, in words: From ₹3,500 a person. */
export function findFromPrice(route: string): string | undefined {
  const [cheapest] = extrasOfPage(route).toSorted((first, second) => first.price - second.price);
  return cheapest && interpolate(messages.fromPrice, { sum: extraPriceText(cheapest) });
}
