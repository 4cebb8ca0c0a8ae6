import { activityView } from '@/components/activities/activity-view';
import { ferryRouteView } from '@/components/ferries/ferry-route-view';
import { operatorView } from '@/components/ferries/operator-view';
import { packageView } from '@/components/packages/package-view';
import { placeView } from '@/components/places/place-view';
import type { ItemWithDialog } from '@/lib/item-types/item-types';
import type { ItemView } from './item-view';

/** Returns what the card, the page and the dialog of an item show. */
export function viewOf(item: ItemWithDialog): ItemView {
  switch (item.type) {
    case 'package':
      return packageView(item);
    case 'place':
      return placeView(item);
    case 'sport':
    case 'beach':
    case 'sight':
      return activityView(item);
    case 'operator':
      return operatorView(item);
    case 'ferryRoute':
      return ferryRouteView(item);
  }
}
