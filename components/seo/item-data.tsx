import { type FerryRoute, findSchedule, type Operator } from '@/lib/content/cruise';
import type { Destination } from '@/lib/content/destinations';
import type { Beach, Leisure } from '@/lib/content/leisure';
import type { TravelPackage } from '@/lib/content/packages';
import { cruiseRoute, packageRoute, placeRoute, sightRoute, waterRoute } from '@/lib/routes';
import { breadcrumbs } from '@/lib/seo/json-ld/breadcrumbs';
import { crossing } from '@/lib/seo/json-ld/crossing';
import { operator } from '@/lib/seo/json-ld/operator';
import { attraction, destination } from '@/lib/seo/json-ld/place';
import { service } from '@/lib/seo/json-ld/service';
import { trip } from '@/lib/seo/json-ld/trip';
import { JsonLd } from './json-ld';
import { pictureAddress } from './picture-address';

// One component for the page of each kind of item: what it is, and the way from home to it.

export function PackageData({ item }: { item: TravelPackage }) {
  const things = [trip(item, pictureAddress(item.image)), breadcrumbs(packageRoute(item))];
  return <JsonLd things={things} />;
}

export function PlaceData({ item }: { item: Destination }) {
  const route = placeRoute(item);
  const things = [destination(item, route, pictureAddress(item.image)), breadcrumbs(route)];
  return <JsonLd things={things} />;
}

/** A beach is a place; a water sport is something that the company arranges at one. */
export function WaterData({ item }: { item: Beach | Leisure }) {
  const route = waterRoute(item);
  const picture = pictureAddress(item.image);
  const isSport = 'heading' in item;
  const thing = isSport ? service(route, item.where, picture) : attraction(item, route, picture);
  return <JsonLd things={[thing, breadcrumbs(route)]} />;
}

export function SightData({ item }: { item: Leisure }) {
  const route = sightRoute(item);
  const things = [attraction(item, route, pictureAddress(item.image)), breadcrumbs(route)];
  return <JsonLd things={things} />;
}

export function CruiseData({ item }: { item: Operator | FerryRoute }) {
  const picture = pictureAddress(item.image);
  const thing =
    'from' in item
      ? crossing(item, picture)
      : operator(item, picture, findSchedule(item.schedule)?.href);
  return <JsonLd things={[thing, breadcrumbs(cruiseRoute(item))]} />;
}
