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
import type { ItemOf } from '@/lib/content/query/items';
import type { ItemWithDialog } from '@/lib/item-types/item-types';

type Views<Item> = {
  Page: ComponentType<{ item: Item }>;
  Dialog: ComponentType<{ item: Item }>;
};

/** The page and the dialog of each type of item that has cards; what else there is to say of it: lib/item-types. */
const views: { [Name in ItemWithDialog['kind']]: Views<ItemOf<Name>> } = {
  package: { Page: PackagePage, Dialog: PackageDialog },
  place: { Page: PlacePage, Dialog: PlaceDialog },
  sport: { Page: SportPage, Dialog: ActivityDialog },
  beach: { Page: BeachPage, Dialog: ActivityDialog },
  sight: { Page: SightPage, Dialog: ActivityDialog },
  operator: { Page: OperatorPage, Dialog: OperatorDialog },
  ferryRoute: { Page: FerryRoutePage, Dialog: FerryRouteDialog },
};

/** Returns the page and the dialog of an item. */
export function viewsOf({ kind }: ItemWithDialog): Views<ItemWithDialog> {
  return views[kind] as unknown as Views<ItemWithDialog>;
}
