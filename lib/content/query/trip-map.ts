import { content } from '@/lib/content/load/store';
import type { TravelledWay } from '@/lib/content/shortest-path';
import { countNights } from '@/lib/dates/date-words';
import type { DrawnMap } from '@/lib/map/draw-map';
import type { Marker } from '@/lib/map/marker';
import { harboursOf } from './cruise';
import { findItem } from './items';
import { markerOf } from './map-marks';
import { mapAround, withoutRepeats } from './maps';
import type { Package } from './packages';
import { town } from './places';
import { shortestPathBetween } from './shortest-path-between';

/** A way, and the day of the trip on which it is travelled. */
type WayOfDay = TravelledWay & { day: number };

/** The map of a trip: its nights, its ways in their order, and the days on them. */
export function tripMap(item: Package): DrawnMap {
  const ways = waysOf(item);
  const marks = marksOf(item, ways);
  const points = [...marks.map(({ at }) => at), ...ways.flatMap((way) => way.points)];
  return mapAround(points, 5, marks, withoutRepeats(ways), 0.8);
}

/** The ways of a trip in the order of its days. An outing is drawn once, out and not back. */
function waysOf({ itinerary }: Pick<Package, 'itinerary'>): WayOfDay[] {
  let here = town.slug;
  return itinerary.flatMap(({ ferries = [], visits = [], stay }, index) => {
    const start = here;
    const sailed = ferries.flatMap((slug) => {
      const ferryRoute = findItem('ferryRoute', slug);
      if (!ferryRoute) return [];
      here = harboursOf(ferryRoute).to.slug;
      return shortestPathBetween(ferryRoute.from, ferryRoute.to);
    });
    const outings = visits.flatMap((place, order) =>
      shortestPathBetween(visits[order - 1] ?? here, place),
    );
    const driven = stay && stay !== here ? shortestPathBetween(here, stay) : [];
    here = stay ?? start;
    return [...sailed, ...outings, ...driven].map((way) => ({ ...way, day: index + 1 }));
  });
}

/** Where the trip sleeps, what it visits, and where it changes from road to boat. Ferries end in their marks. */
function marksOf({ itinerary }: Package, ways: readonly WayOfDay[]): Marker[] {
  const stays = itinerary.flatMap(({ stay }) => stay ?? []);
  const visited = itinerary.flatMap(({ visits = [] }) => visits);
  const passed = ways.flatMap(({ from, to }) => [from, to]);
  const slugs = [...new Set([town.slug, ...stays, ...visited, ...passed])];
  return slugs.flatMap((slug): Marker[] => {
    const stop = content.stops.find((one) => one.slug === slug);
    if (stop) return [{ ...stop, kind: 'minor' }];
    const nights = stays.filter((stay) => stay === slug).length;
    const note = nights > 0 ? countNights(nights) : undefined;
    const mark = markerOf(slug);
    if (!mark) return [];
    const isPort = ways.some(({ by, from, to }) => by === 'ferry' && [from, to].includes(slug));
    const harbour = isPort ? content.harbours.find((one) => one.slug === slug) : undefined;
    return [{ ...mark, at: harbour?.at ?? mark.at, alwaysShown: true, note }];
  });
}
