import type { ReactNode } from 'react';
import { AttractionDialog } from '@/components/attractions/attraction-dialog';
import { PointOfInterestPage, SportPage } from '@/components/attractions/attraction-pages';
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
  Page(props: { item: Item }): ReactNode;
  Dialog(props: { item: Item }): ReactNode;
};

/** The page and the dialog of each type of items that have cards. lib/item-types has all else on them. */
const views: { [Name in ItemWithDialog['type']]: Views<ItemOf<Name>> } = {
  package: { Page: PackagePage, Dialog: PackageDialog },
  place: { Page: PlacePage, Dialog: PlaceDialog },
  sport: { Page: SportPage, Dialog: AttractionDialog },
  beach: { Page: PointOfInterestPage, Dialog: AttractionDialog },
  sight: { Page: PointOfInterestPage, Dialog: AttractionDialog },
  operator: { Page: OperatorPage, Dialog: OperatorDialog },
  ferryRoute: { Page: FerryRoutePage, Dialog: FerryRouteDialog },
};

/** Returns the page and the dialog of an item. */
export function viewsOf({ type }: ItemWithDialog): Views<ItemWithDialog> {
  return views[type];
}
