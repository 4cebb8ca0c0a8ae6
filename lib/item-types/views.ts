import { typesWithoutDialog } from '@/lib/content/collections';
import { allItems, type Item } from '@/lib/content/query/items';
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

/** What the site shows of an item, by its type. */
export function viewOf(item: ItemWithDialog): ViewWithDialog;
export function viewOf(item: Item): ItemView;
export function viewOf(item: Item): ItemView {
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
    case 'post':
      return viewPost(item);
    case 'service':
      return viewService(item);
  }
}

export const itemsWithDialog = allItems.filter(
  (item): item is ItemWithDialog => !typesWithoutDialog.some((type) => type === item.type),
);
