import type { ComponentType } from 'react';
import { AttractionDialog } from '@/components/attractions/attraction-dialog';
import { PointOfInterestPage, SportPage } from '@/components/attractions/attraction-pages';
import { FerryRouteDialog, OperatorDialog } from '@/components/ferries/ferry-dialogs';
import { FerryRoutePage } from '@/components/ferries/ferry-route-page';
import { OperatorPage } from '@/components/ferries/operator-page';
import { PackageDialog } from '@/components/packages/package-dialog';
import { PackagePage } from '@/components/packages/package-page';
import { PlaceDialog } from '@/components/places/place-dialog';
import { PlacePage } from '@/components/places/place-page';
import type { ItemOf, PointOfInterest } from '@/lib/content/query/items';
import type { ItemWithDialog } from '@/lib/item-types/item-types';

type Views<Item> = {
  Page: ComponentType<{ item: Item }>;
  Dialog: ComponentType<{ item: Item }>;
};

type AllViews<Name extends ItemWithDialog['type']> = { [Each in Name]: Views<ItemOf<Each>> };
type PointType = PointOfInterest['type'];

/** A point looks like a sight, unless its type has views of its own. */
const pointViews: Views<PointOfInterest> = { Page: PointOfInterestPage, Dialog: AttractionDialog };

/** The page and the dialog of the other types of items that have cards. lib/item-types has all else on them. */
const views: AllViews<Exclude<ItemWithDialog['type'], PointType>> & Partial<AllViews<PointType>> = {
  package: { Page: PackagePage, Dialog: PackageDialog },
  place: { Page: PlacePage, Dialog: PlaceDialog },
  sport: { Page: SportPage, Dialog: AttractionDialog },
  operator: { Page: OperatorPage, Dialog: OperatorDialog },
  ferryRoute: { Page: FerryRoutePage, Dialog: FerryRouteDialog },
};

/** Returns the page and the dialog of an item. */
export function viewsOf({ type }: ItemWithDialog): Views<ItemWithDialog> {
  return (views[type] ?? pointViews) as Views<ItemWithDialog>;
}
