import type { NamedItem } from '@/lib/contact/enquire-route';
import { type ItemTypeName, typesWithoutDialog } from '@/lib/content/collections';
import { getItems, type Item, type ItemOf, routeOf } from '@/lib/content/query/items';
import { viewActivity, viewSport } from './activity';
import { viewFerryRoute } from './ferry-route';
import type { FullItemView, ItemView } from './item-view';
import { viewOperator } from './operator';
import { viewPackage } from './package';
import { viewPlace } from './place';
import { viewPost } from './post';
import { viewService } from './service';

/** An item with a card, a dialog and a page (components/items). */
export type ItemWithDialog = Exclude<Item, { type: (typeof typesWithoutDialog)[number] }>;

/** How the site shows each type. components/items/item-parts.tsx has the parts that are not the same for all types. */
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

type ViewOf<Of extends Item> = Of extends ItemWithDialog ? FullItemView : ItemView;

/** What has a default, and how enquiries name the item. */
type Completed = { cardHeading: string; about: NamedItem };

/** What the site shows of an item. */
export function viewOf<Of extends Item>(item: Of): ViewOf<Of> & Completed {
  // TypeScript can't relate an item to the function of its type.
  const view = (views[item.type] as (item: Item) => ViewOf<Of>)(item);
  const { heading, cardHeading = heading, fullName = heading } = view;
  return { ...view, cardHeading, about: { name: fullName, route: routeOf(item) } };
}

/** The view of an item with a dialog, for components that show parts of it. */
export type ShownView = FullItemView & Completed;

export function hasDialog(item: Item): item is ItemWithDialog {
  return !typesWithoutDialog.some((type) => type === item.type);
}

export function getItemsWithDialog(): ItemWithDialog[] {
  return getItems().filter(hasDialog);
}

export function getSaveableItems(): Item[] {
  return getItems().filter((item) => viewOf(item).isSaveable);
}
