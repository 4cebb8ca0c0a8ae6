import { type ItemTypeName, typesWithoutDialog } from '@/lib/content/collections';
import {
  type Attraction,
  getItems,
  type Item,
  type ItemOf,
  routeOf,
} from '@/lib/content/query/items';
import type { PageLink } from '@/lib/routes';
import { attraction, beach, sight, sport } from './attraction';
import { ferryRoute } from './ferry-route';
import type { ItemType, ItemTypeWithDialog } from './item-type';
import { operator } from './operator';
import { travelPackage } from './package';
import { place } from './place';
import { post } from './post';
import { service } from './service';

type NameWithoutDialog = (typeof typesWithoutDialog)[number];

type Definitions<Name extends ItemTypeName> = {
  [Each in Name]: Each extends NameWithoutDialog
    ? ItemType<ItemOf<Each>>
    : ItemTypeWithDialog<ItemOf<Each>>;
};
type AttractionName = Attraction['type'];

/** A type of attractions may do without: it then has what all of them have. */
const itemTypes: Definitions<Exclude<ItemTypeName, AttractionName>> &
  Partial<Definitions<AttractionName>> = {
  package: travelPackage,
  place,
  sport,
  beach,
  sight,
  operator,
  ferryRoute,
  post,
  service,
};

/** Returns the definition of an item's type. */
export function itemTypeOf<Some extends Item>(item: Some): ItemType<Some> {
  return (itemTypes[item.type] ?? attraction) as ItemType<Some>;
}

/** An item with a card, a dialog, and a page that app/item-views.tsx draws. */
export type ItemWithDialog = Exclude<Item, { type: NameWithoutDialog }>;

/** All items that have a dialog. */
export function itemsWithDialog(): ItemWithDialog[] {
  return getItems().filter(
    (item): item is ItemWithDialog => !typesWithoutDialog.some((type) => type === item.type),
  );
}

/** Every item that visitors can save. */
export function saveableItems(): Item[] {
  return getItems().filter((item) => itemTypeOf(item).isSaveable);
}

/** What an enquiry about an item says of it: its page too, since another item may have the same name. */
export function itemLinkOf(item: Item): PageLink {
  const { fullName, heading } = itemTypeOf(item);
  return { name: (fullName ?? heading)(item), route: routeOf(item) };
}
