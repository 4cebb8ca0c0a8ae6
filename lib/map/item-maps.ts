import type { Coordinates } from '@/content/schema/fields';
import { followItinerary } from '@/lib/content/follow-itinerary';
import { content } from '@/lib/content/load/store';
import type { FerryRoute } from '@/lib/content/query/ferries';
import type { Activity } from '@/lib/content/query/items';
import type { Package } from '@/lib/content/query/packages';
import { type Place, town } from '@/lib/content/query/places';
import { distanceKm } from '@/lib/distance';
import {
  type DrawnMap,
  drawMap,
  drawSmallestMap,
  largestMap,
  spots,
  type WayOnMap,
} from './draw-map';
import { isOn } from './frame';
import { allWays, waysBetween, waysTo } from './ways';

/** All maps with their ways, starting with the map of all islands. */
export function allMaps(): DrawnMap[] {
  const others = content.baseMaps.filter((map) => map !== largestMap);
  return [largestMap, ...others].map((map) => {
    const ways = allWays().filter(({ points }) => points.every((point) => isOn(map, point)));
    return drawMap(map, { ways });
  });
}

/** Where a place lies, and the way there from the town. */
export function placeMap(place: Place): DrawnMap {
  return drawSmallestMap({ subjects: [place.slug], ways: waysTo(place) });
}

/** Ferry routes, and where they land. */
export function ferriesMap(ferryRoutes: readonly FerryRoute[]): DrawnMap {
  const subjects = ferryRoutes.flatMap(({ from, to }) => [from, to]);
  const ways = withoutRepeats(ferryRoutes.flatMap(({ from, to }) => waysBetween(from, to)));
  return drawSmallestMap({ subjects, ways });
}

/** Items within this distance share a mark, in km. */
const sameSpot = 0.5;

/**
 * The map of a beach, a sight or a water sport: with its own mark, the nearest at the same spot, or those of its places.
 * @returns undefined for an activity without a mark and without places
 */
export function activityMap({ slug, at, places }: Activity): DrawnMap | undefined {
  const namedSlugs = content.baseMaps.flatMap(({ names }) => names.map(({ of }) => of));
  const named = spots.filter((spot) => namedSlugs.includes(spot.slug));
  const kmTo = (spot: { at: Coordinates }) => (at ? distanceKm(spot.at, at) : sameSpot);
  const [nearest] = named.toSorted((a, b) => kmTo(a) - kmTo(b)).filter((a) => kmTo(a) < sameSpot);
  const mark = named.find((spot) => spot.slug === slug) ?? nearest;
  const subjects = mark ? [mark.slug] : places;
  return subjects.length > 0 ? drawSmallestMap({ subjects }) : undefined;
}

/** The map of a trip: its nights, its visits, and its ways with the days on them. */
export function tripMap({ itinerary }: Pick<Package, 'itinerary'>): DrawnMap {
  const visited = itinerary.flatMap(({ stay = [], visits = [] }) => [stay, visits].flat());
  const ways = withoutRepeats(waysOfTrip(itinerary));
  return drawSmallestMap({ subjects: [town.slug, ...visited], ways });
}

/** The ways of a trip by day. An outing is drawn only once, without the way back. */
function waysOfTrip(itinerary: Package['itinerary']): WayOnMap[] {
  return followItinerary(itinerary, content).flatMap(({ rides, landed, visits, night }, day) => {
    const sailed = rides.flatMap(({ ferryRoute: { from, to } }) => waysBetween(from, to));
    const outings = visits.flatMap((place, index) =>
      waysBetween(visits[index - 1] ?? landed, place),
    );
    const ways = [...sailed, ...outings, ...waysBetween(landed, night)];
    return ways.map((way) => ({ ...way, days: [day + 1] }));
  });
}

/** Merges repeated ways, in any direction, and collects their days. */
function withoutRepeats(ways: readonly WayOnMap[]): WayOnMap[] {
  return [...new Set(ways.map(({ slug }) => slug))].flatMap((slug) => {
    const same = ways.filter((way) => way.slug === slug);
    const days = [...new Set(same.flatMap((way) => way.days ?? []))];
    return same.slice(0, 1).map((way) => ({ ...way, days }));
  });
}
