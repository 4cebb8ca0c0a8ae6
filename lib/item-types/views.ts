import { typesWithoutDialog } from '@/lib/content/collections';
import { pages } from '@/lib/content/query/all-content';
import { allItems, type Item } from '@/lib/content/query/items';
import { activityView, sportView } from './activity';
import { ferryOperatorView, ferryRouteView } from './ferries';
import type { ItemView, ItemWithDialog, ViewWithDialog } from './item-view';
import { packageView } from './package';
import { placeView } from './place';
import { postView } from './post';
import { serviceView } from './service';

export function viewOf(item: ItemWithDialog): ViewWithDialog;
export function viewOf(item: Item): ItemView;
export function viewOf(item: Item): ItemView | ViewWithDialog {
  switch (item.type) {
    case 'package':
      return packageView(item);
    case 'place':
      return placeView(item);
    case 'sport':
      return sportView(item);
    case 'beach':
      return activityView(item, pages.sports.beaches);
    case 'sight':
      return { ...activityView(item, pages.sights.sights), hasMapBesideText: true };
    case 'ferryOperator':
      return ferryOperatorView(item);
    case 'ferryRoute':
      return ferryRouteView(item);
    case 'post':
      return postView(item);
    case 'service':
      return serviceView(item);
  }
}

export const itemsWithDialog = allItems.filter(
  (item): item is ItemWithDialog => !typesWithoutDialog.some((type) => type === item.type),
);
