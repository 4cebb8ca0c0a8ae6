import type { ReactElement } from 'react';
import { FactList } from '@/components/ui/fact-list';
import {
  type FerryRoute,
  getFerryRoutes,
  getOperators,
  isFerryRoute,
  type Operator,
} from '@/lib/content/cruise';
import { type Destination, getAllPlaces } from '@/lib/content/destinations';
import {
  type Beach,
  getAttractions,
  getBeaches,
  getWaterSports,
  type Leisure,
} from '@/lib/content/leisure';
import { getPackages, isThemed, nameForEnquiry, type TravelPackage } from '@/lib/content/packages';
import { labels } from '@/lib/content/site';
import { cruiseRoute, packageRoute, placeRoute, sightRoute, waterRoute } from '@/lib/routes';
import { CruiseDetail } from './cruise-detail';
import { DetailDialog } from './detail-dialog';
import { LeisureDetail } from './leisure-detail';
import { PackageDetail } from './package-detail';
import { PlaceDetail } from './place-detail';

/** The dialog with the details of every item that a card shows, by the address of its own page. */
export function getItemDialogs(): ReadonlyMap<string, ReactElement> {
  return new Map([
    ...dialogs(getPackages(), packageRoute, packageDialog),
    ...dialogs(getAllPlaces(), placeRoute, placeDialog),
    ...dialogs([...getWaterSports(), ...getBeaches()], waterRoute, leisureDialog),
    ...dialogs(getAttractions(), sightRoute, leisureDialog),
    ...dialogs([...getOperators(), ...getFerryRoutes()], cruiseRoute, cruiseDialog),
  ]);
}

function dialogs<Item>(
  items: readonly Item[],
  routeOf: (item: Item) => string,
  dialogOf: (item: Item, href: string) => ReactElement,
): [string, ReactElement][] {
  return items.map((item) => [routeOf(item), dialogOf(item, routeOf(item))]);
}

function packageDialog(item: TravelPackage, href: string) {
  const heading = isThemed(item) ? item.name : item.duration;
  return (
    <DetailDialog item={item} href={href} heading={heading} about={nameForEnquiry(item)}>
      <PackageDetail item={item} />
    </DetailDialog>
  );
}

function placeDialog(item: Destination, href: string) {
  return (
    <DetailDialog item={item} href={href} heading={item.name} title={labels.placeDetails}>
      <PlaceDetail place={item} />
    </DetailDialog>
  );
}

function leisureDialog(item: Beach | Leisure, href: string) {
  return (
    <DetailDialog item={item} href={href} heading={item.name}>
      <LeisureDetail item={item} />
    </DetailDialog>
  );
}

function cruiseDialog(item: FerryRoute | Operator, href: string) {
  return (
    <DetailDialog item={item} href={href} heading={item.name} title={labels.ferryDetails}>
      {isFerryRoute(item) && <FactList facts={item.facts} />}
      <CruiseDetail item={item} />
    </DetailDialog>
  );
}
