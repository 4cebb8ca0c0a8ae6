import type { ComponentType } from 'react';
import { ActivityDialog } from '@/components/activities/activity-dialog';
import { BeachPage, SightPage, SportPage } from '@/components/activities/activity-pages';
import { FerryRouteDialog, OperatorDialog } from '@/components/ferries/ferry-dialogs';
import { FerryRoutePage } from '@/components/ferries/ferry-route-page';
import { OperatorPage } from '@/components/ferries/operator-page';
import { PackageDialog } from '@/components/packages/package-dialog';
import { PackagePage } from '@/components/packages/package-page';
import { PlaceDialog } from '@/components/places/place-dialog';
import { PlacePage } from '@/components/places/place-page';
import type { ItemOf, MapPoint } from '@/lib/content/query/items';
import type { ItemWithDialog } from '@/lib/item-types/item-types';

type Views<Item> = {
  Page: ComponentType<{ item: Item }>;
  Dialog: ComponentType<{ item: Item }>;
};

type AllViews<Name extends ItemWithDialog['type']> = { [Each in Name]: Views<ItemOf<Each>> };
type PointName = MapPoint['type'];

/** What is a point on the map looks like a sight, unless its type has views of its own. */
const pointViews: Views<MapPoint> = { Page: SightPage, Dialog: ActivityDialog };

/** The page and the dialog of the other types of items that have cards; what else there is to say of them: lib/item-types. */
const views: AllViews<Exclude<ItemWithDialog['type'], PointName>> & Partial<AllViews<PointName>> = {
  package: { Page: PackagePage, Dialog: PackageDialog },
  place: { Page: PlacePage, Dialog: PlaceDialog },
  sport: { Page: SportPage, Dialog: ActivityDialog },
  beach: { Page: BeachPage, Dialog: ActivityDialog },
  operator: { Page: OperatorPage, Dialog: OperatorDialog },
  ferryRoute: { Page: FerryRoutePage, Dialog: FerryRouteDialog },
};

/** Returns the page and the dialog of an item. */
export function viewsOf({ type }: ItemWithDialog): Views<ItemWithDialog> {
  return (views[type] ?? pointViews) as Views<ItemWithDialog>;
}
