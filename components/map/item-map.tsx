import { Fragment, type ReactNode } from 'react';
import { TextLink } from '@/components/ui/text-link';
import { type FerryRoute, harboursOf } from '@/lib/content/query/ferries';
import { type Activity, routeOf } from '@/lib/content/query/items';
import { namesOf, type Package } from '@/lib/content/query/packages';
import { type Place, shortNameOf, town } from '@/lib/content/query/places';
import { labels } from '@/lib/content/query/site';
import type { DrawnMap } from '@/lib/map/draw-map';
import { ferriesMap, placeMap, tripMap } from '@/lib/map/item-maps';
import { waysTo } from '@/lib/map/ways';
import { routes } from '@/lib/routes';
import { fillIn } from '@/lib/text/fill-in';
import { joinWords } from '@/lib/text/join-words';
import { MapDrawing } from './map-drawing';

const words = labels.map;

/** Where a place lies, and the way there from the town. */
export function PlaceMap({ item }: { item: Place }) {
  const name = shortNameOf(item.slug);
  const ways = waysTo(item);
  const means = [...new Set(ways.map(({ by }) => by))];
  const stretches = ways
    .filter(({ by }, index) => by !== ways[index + 1]?.by)
    .map(({ by, to }) => fillIn(words.by[by], { to: shortNameOf(to) }));
  return (
    <ItemMap
      heading={words.place}
      map={placeMap(item)}
      name={fillIn(words.itemName, { name })}
      route={routeOf(item)}
    >
      <p>
        {fillIn(words.from, { town: shortNameOf(town.slug) })} {joinWords(stretches)}.{' '}
        {means.length > 1 && means.map((by) => words.lines[by]).join(' ')}
      </p>
    </ItemMap>
  );
}

type ActivityMapProps = { item: Activity; map: DrawnMap };

/** Where a beach or a sight lies, or the places of a water sport. */
export function ActivityMap({ item, map }: ActivityMapProps) {
  const name = fillIn(words.itemName, { name: item.name });
  return <ItemMap map={map} heading={words.place} name={name} route={routeOf(item)} />;
}

/** A trip on the map. Its nights and its ways stand as words in its days. */
export function TripMap({ item }: { item: Package }) {
  const name = fillIn(words.itemName, { name: namesOf(item).full });
  return <ItemMap withoutLinks heading={words.trip} map={tripMap(item)} name={name} />;
}

/** A ferry route between its two harbours. */
export function FerryRouteMap({ item }: { item: FerryRoute }) {
  const { from, to } = harboursOf(item);
  const name = fillIn(words.itemName, { name: item.name });
  return (
    <ItemMap heading={words.ferryRoute} map={ferriesMap([item])} name={name}>
      <p>{fillIn(words.ends, { from: from.name, to: to.name })}</p>
    </ItemMap>
  );
}

/** Ferry routes on the map; the page tells of each of them elsewhere. */
export function FerriesMap({ ferryRoutes }: { ferryRoutes: readonly FerryRoute[] }) {
  const map = ferriesMap(ferryRoutes);
  const { heading } = map.base;
  return <ItemMap withoutLinks heading={heading} map={map} name={heading} />;
}

type Props = {
  heading: string;
  map: DrawnMap;
  /** What screen readers call it. */
  name: string;
  /** The page's own route. */
  route?: string;
  /** The page tells of its places elsewhere, so no list of them is needed. */
  withoutLinks?: boolean;
  /** What the map shows, in words. */
  children?: ReactNode;
};

/** The section with the map of an item, and under it, or beside it where there is room, what it shows. */
function ItemMap({ heading, map, name, route, withoutLinks, children }: Props) {
  return (
    <section aria-labelledby="map" className="@container">
      <h2 id="map" className={withoutLinks ? 'mb-5 text-3xl' : 'mb-5 text-3xl md:text-4xl'}>
        {heading}
      </h2>
      <figure className="grid break-inside-avoid items-start gap-x-8 gap-y-4 @2xl:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
        <MapDrawing map={map} name={name} route={route} />
        <figcaption className="space-y-3">
          {children}
          {!withoutLinks && <PlaceLinks map={map} route={route} />}
          <p className="no-print">
            <TextLink href={routes.map}>{words.whole}</TextLink>
          </p>
        </figcaption>
      </figure>
    </section>
  );
}

/** What a map names, as links, but for the page itself. */
function PlaceLinks({ map, route }: Pick<Props, 'map' | 'route'>) {
  const linked = map.marks.filter(({ href }) => href && href !== route);
  if (linked.length === 0) return null;
  return (
    <p className="text-base">
      {words.shown}{' '}
      {linked.map(({ name, href }, index) => (
        <Fragment key={href}>
          {index > 0 && ', '}
          <a
            href={href}
            className="whitespace-nowrap underline underline-offset-4 hover:text-lagoon"
          >
            {name}
          </a>
        </Fragment>
      ))}
    </p>
  );
}
