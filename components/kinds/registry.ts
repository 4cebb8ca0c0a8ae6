import type { KindName } from '@/lib/content/collections';
import { getItems, type Item, type ItemOf } from '@/lib/content/items';
import { beach } from './beach';
import { crossing } from './crossing';
import type { Details, Kind } from './kind';
import { operator } from './operator';
import { place } from './place';
import { post } from './post';
import { service } from './service';
import { sight } from './sight';
import { sport } from './sport';
import { travelPackage } from './travel-package';

/** Every kind of item. */
const kinds: { [Name in KindName]: Kind<ItemOf<Name>> } = {
  package: travelPackage,
  place,
  sport,
  beach,
  sight,
  operator,
  crossing,
  post,
  service,
};

/** Returns the definition of an item's kind. */
export function kindOf<Some extends Item>(item: Some): Kind<Some> {
  return kinds[item.kind] as unknown as Kind<Some>;
}

/**
 * Returns the content that the card of an item opens and its page shows.
 * @throws Error for a kind whose pages have another layout
 */
export function detailsOf<Some extends Item>(item: Some): Details<Some> {
  const { details } = kindOf(item);
  if (!details) throw new Error(`Items of the kind "${item.kind}" have no details`);
  return details;
}

/** The items that have a card, a dialog and a page with the same details. */
export function itemsWithDetails(): Item[] {
  return getItems().filter((item) => kindOf(item).details);
}

/** An item's name in enquiries. Its address goes with it, as another item may have the same name. */
export function enquiryNameOf(item: Item): string {
  return detailsOf(item).enquiryName?.(item) ?? kindOf(item).heading(item);
}
