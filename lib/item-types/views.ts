import { type ItemTypeName, typesWithoutDialog } from '@/lib/content/collections';
import { getItems, type Item, type ItemOf } from '@/lib/content/query/items';
import { viewActivity, viewSport } from './activity';
import { viewFerryRoute } from './ferry-route';
import type { ItemView, ViewWithDialog } from './item-view';
import { viewOperator } from './operator';
import { viewPackage } from './package';
import { viewPlace } from './place';
import { viewPost } from './post';
import { viewService } from './service';

/** An item with a card, a dialog and a page (components/items). */
export type ItemWithDialog = Exclude<Item, { type: (typeof typesWithoutDialog)[number] }>;

/** How the site shows each type. components/items/parts-by-type.tsx has the parts that are not the same for all types. */
const views: { [Type in ItemTypeName]: (item: ItemOf<Type>) => ViewOf<ItemOf<Type>> } = {
  package: viewPackage,
  place: viewPlace,
  sport: viewSport,
  beach: viewActivity,
  sight: viewActivity,
  operator: viewOperator,
  ferryRoute: viewFerryRoute,
  post: viewPost,
  service: viewService,
};

type ViewOf<Of extends Item> = Of extends ItemWithDialog ? ViewWithDialog : ItemView;

/** What the site shows of an item. */
export function viewOf<Of extends Item>(item: Of): ViewOf<Of> {
  // TypeScript can't relate an item to the function of its type.
  return (views[item.type] as (item: Item) => ViewOf<Of>)(item);
}

export function hasDialog(item: Item): item is ItemWithDialog {
  return !typesWithoutDialog.some((type) => type === item.type);
}

export function getItemsWithDialog(): ItemWithDialog[] {
  return getItems().filter(hasDialog);
}

export function getSaveableItems(): Item[] {
  return getItems().filter((item) => viewOf(item).isSaveable);
}
