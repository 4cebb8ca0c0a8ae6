import { typesWithoutDialog } from '@/lib/content/collections';
import { getItems, type Item, routeOf } from '@/lib/content/query/items';
import type { NamedItem } from '@/lib/routes';
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

/** What the site shows of an item. */
export function viewOf(item: Item): ItemView {
  switch (item.type) {
    case 'post':
      return viewPost(item);
    case 'service':
      return viewService(item);
    default:
      return fullViewOf(item);
  }
}

/** What the site shows of an item with a dialog. */
export function fullViewOf(item: ItemWithDialog): FullItemView {
  switch (item.type) {
    case 'package':
      return viewPackage(item);
    case 'place':
      return viewPlace(item);
    case 'sport':
      return viewSport(item);
    case 'beach':
    case 'sight':
      return viewActivity(item);
    case 'operator':
      return viewOperator(item);
    case 'ferryRoute':
      return viewFerryRoute(item);
  }
}

export function hasDialog(item: Item): item is ItemWithDialog {
  return !typesWithoutDialog.some((type) => type === item.type);
}

export function itemsWithDialog(): ItemWithDialog[] {
  return getItems().filter(hasDialog);
}

export function saveableItems(): Item[] {
  return getItems().filter((item) => viewOf(item).isSaveable);
}

/** An item's name in an enquiry, and its route, since another item may have the same name. */
export function itemLinkOf(item: Item): NamedItem {
  const { tripName, heading } = viewOf(item);
  return { name: tripName ?? heading, route: routeOf(item) };
}
