import { type ItemTypeName, typesWithoutDialog } from '@/lib/content/collections';
import { getItems, type Item, type ItemOf, routeOf } from '@/lib/content/query/items';
import type { NamedItem } from '@/lib/routes';
import { activityTypes } from './activity';
import { ferryRoute } from './ferry-route';
import type { ItemType, ItemTypeWithDialog } from './item-type';
import { operator } from './operator';
import { travelPackage } from './package';
import { place } from './place';
import { post } from './post';
import { service } from './service';

type NameWithoutDialog = (typeof typesWithoutDialog)[number];

const itemTypes: {
  [Name in ItemTypeName]: Name extends NameWithoutDialog
    ? ItemType<ItemOf<Name>>
    : ItemTypeWithDialog<ItemOf<Name>>;
} = {
  package: travelPackage,
  place,
  ...activityTypes,
  operator,
  ferryRoute,
  post,
  service,
};

/**
 * Returns the definition of an item's type. TypeScript checks that each type has the right definition in the table
 * above, but can't relate `item` to its own entry. It accepts the result because parameters of methods are compared
 * loosely: pass it only the item that it was returned for.
 */
export function itemTypeOf(item: ItemWithDialog): ItemTypeWithDialog<Item>;
export function itemTypeOf(item: Item): ItemType<Item>;
export function itemTypeOf({ type }: Item): ItemType<Item> {
  return itemTypes[type];
}

/** An item with a card, a dialog and a page (components/items). */
export type ItemWithDialog = Exclude<Item, { type: NameWithoutDialog }>;

export function hasDialog(item: Item): item is ItemWithDialog {
  return !typesWithoutDialog.some((type) => type === item.type);
}

export function itemsWithDialog(): ItemWithDialog[] {
  return getItems().filter(hasDialog);
}

export function saveableItems(): Item[] {
  return getItems().filter((item) => itemTypeOf(item).isSaveable);
}

/** An item's name in an enquiry, and its route, since another item may have the same name. */
export function itemLinkOf(item: Item): NamedItem {
  const { tripName, heading } = itemTypeOf(item);
  return { name: (tripName ?? heading)(item), route: routeOf(item) };
}
