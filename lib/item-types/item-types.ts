import type { ItemTypeName } from '@/lib/content/collections';
import {
  getItems,
  type Item,
  type ItemOf,
  type PlacedItem,
  routeOf,
} from '@/lib/content/query/items';
import type { NamedRoute } from '@/lib/routes';
import { activity, beach, sight, sport } from './activities';
import { ferryRoute } from './ferry-route';
import type { ItemType } from './item-type';
import { operator } from './operator';
import { travelPackage } from './package';
import { place } from './place';
import { post } from './post';
import { service } from './service';

type Definitions<Name extends ItemTypeName> = { [Each in Name]: ItemType<ItemOf<Each>> };
type PlacedName = PlacedItem['type'];

/** What lies in places may do without: it is an activity then. */
const itemTypes: Definitions<Exclude<ItemTypeName, PlacedName>> & Partial<Definitions<PlacedName>> =
  {
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
export function typeOf<Some extends Item>(item: Some): ItemType<Some> {
  return (itemTypes[item.type] ?? activity) as ItemType<Some>;
}

/** An item with a card, a dialog, and a page that app/item-views.tsx draws. */
export type ItemWithDialog = Exclude<Item, { type: 'post' | 'service' }>;

/** All items that have a dialog. */
export function itemsWithDialog(): ItemWithDialog[] {
  return getItems().filter((item): item is ItemWithDialog => Boolean(typeOf(item).dialogTitle));
}

/** What an enquiry about an item says of it: its page too, since another item may have the same name. */
export function aboutOf(item: Item): NamedRoute {
  const { enquiryName, heading } = typeOf(item);
  return { name: (enquiryName ?? heading)(item), route: routeOf(item) };
}
