import type { Locator, Page } from '@playwright/test';
import { parentOf, routeOf } from '@/lib/content/query/items';
import { type ItemWithDialog, itemsWithDialog, itemTypeOf } from '@/lib/item-types/item-types';
import { routes } from '@/lib/routes';

const all = itemsWithDialog();

/** Each type that has a card has one; packages come with a price and without. */
type CardName = Exclude<ItemWithDialog['type'], 'package'> | 'pricedPackage' | 'themedPackage';

/** The first item of each type that has a card. */
export const items = {
  pricedPackage: toItem(all.find((item) => item.type === 'package' && item.price)),
  themedPackage: toItem(all.find((item) => item.type === 'package' && !item.price)),
  place: first('place'),
  sport: first('sport'),
  beach: first('beach'),
  sight: first('sight'),
  operator: first('operator'),
  ferryRoute: first('ferryRoute'),
} satisfies Record<CardName, Item>;

/** An item, the list with its card, the route of its own page, and the name of its dialog. */
export type Item = ReturnType<typeof toItem>;

function first(type: ItemWithDialog['type']) {
  return toItem(all.find((item) => item.type === type));
}

function toItem(item: ItemWithDialog | undefined) {
  if (!item) throw new Error('e2e/content lacks a type of item');
  const name = itemTypeOf(item).heading(item);
  return {
    slug: item.slug,
    name,
    list: parentOf(item) ?? routes.home,
    route: routeOf(item),
    title: `${itemTypeOf(item).dialogTitle} ${name}`,
  };
}

export function cardOf(page: Page, { slug }: Item): Locator {
  return page.locator(`#${slug} a[data-dialog][href$="/${slug}"]`);
}

export function dialogOf(page: Page, { slug }: Item): Locator {
  return page.locator(`#details-${slug}`);
}
