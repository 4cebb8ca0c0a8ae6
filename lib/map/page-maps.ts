import type { FerryRouteEntry } from '@/content/schema/ferry';
import type { BaseMap, BeachEntry, PlaceEntry } from '@/content/schema/place';
import { followItinerary } from '@/lib/content/follow-itinerary';
import type { Content, PackageEntry } from '@/lib/content/types';
import { type DrawnMap, drawMap, type Highlights, type LegOnMap, locationsIn } from './draw-map';
import { distanceKm, frameOf, isOn } from './frame';
import { legsOf } from './legs';

export type PageMaps = ReturnType<typeof pageMapsOf>;
type WithItinerary = Pick<PackageEntry, 'itinerary'>;

/** The map of each page. Pages show them (lib/map/maps.ts), and checkMaps finds the mistakes in them. */
export function pageMapsOf(content: Content) {
  const legs = legsOf(content);
  const unitsPerKm = (map: BaseMap) => frameOf(map).unitsPerKm;
  const smallestFirst = content.baseMaps.toSorted((a, b) => unitsPerKm(b) - unitsPerKm(a));
  // The schema ensures that there is a map.
  const largest = smallestFirst.at(-1) as BaseMap;

  /** Draws the smallest map that fits. If none does, draws the largest, on which some locations have no mark. */
  const drawSmallest = (highlights: Highlights) =>
    drawMap(content, smallestFirst.find((map) => fits(map, highlights)) ?? largest, highlights);

  return {
    /** The map of all islands. */
    overview: () => drawMap(content, largest),

    /** All maps with their legs, starting with that of all islands. */
    all(): DrawnMap[] {
      const maps = [largest, ...content.baseMaps.filter((map) => map !== largest)];
      return maps.map((map) =>
        drawMap(content, map, { legs: legs.all().filter((leg) => fits(map, { legs: [leg] })) }),
      );
    },

    /** The map of a place, with the way there from the town. */
    place: (place: PlaceEntry) =>
      drawSmallest({ highlighted: [place.slug], legs: legs.fromTown(place) }),

    /** The map of ferry routes, with the places where they land. */
    ferries: (ferryRoutes: readonly FerryRouteEntry[]) =>
      drawSmallest({
        highlighted: ferryRoutes.flatMap(({ from, to }) => [from, to]),
        legs: withoutRepeats(ferryRoutes.flatMap(({ from, to }) => legs.between(from, to))),
      }),

    /** @returns undefined for an activity that is on no map and has no places */
    activity(activity: BeachEntry): DrawnMap | undefined {
      const highlighted = highlightedFor(activity, content);
      return highlighted.length > 0 ? drawSmallest({ highlighted }) : undefined;
    },

    /** The map of a package: its nights, visits, and legs with their days. */
    package(item: WithItinerary): DrawnMap {
      const visited = item.itinerary.flatMap(({ stay, visits = [] }) =>
        stay ? [stay, ...visits] : visits,
      );
      const highlighted = [content.town.slug, ...visited];
      return drawSmallest({ highlighted, legs: withoutRepeats(legsOfPackage(item, content)) });
    },
  };
}

/** Whether a map names all highlighted locations and contains all legs. */
function fits(map: BaseMap, { highlighted = [], legs = [] }: Highlights): boolean {
  const names = map.names.map(({ location }) => location);
  const points = legs.flatMap((leg) => leg.points);
  return highlighted.every((slug) => names.includes(slug)) && points.every((at) => isOn(map, at));
}

/** The distance in km within which an activity shares the mark of another location. */
const sameMarkKm = 0.5;

/** The slugs to highlight for an activity: its own if it has a mark, that of a mark right beside it, or its places. */
function highlightedFor({ slug, at, places }: BeachEntry, content: Content): readonly string[] {
  const named = content.baseMaps.flatMap(({ names }) => names.map(({ location }) => location));
  if (named.includes(slug)) return [slug];
  if (!at) return places;
  const [nearest] = locationsIn(content)
    .filter(({ slug: other }) => named.includes(other))
    .map((other) => ({ slug: other.slug, km: distanceKm(other.at, at) }))
    .toSorted((a, b) => a.km - b.km);
  return nearest && nearest.km < sameMarkKm ? [nearest.slug] : places;
}

/** The legs of a package, day by day. The way back from an outing is left out. */
function legsOfPackage({ itinerary }: WithItinerary, content: Content): LegOnMap[] {
  const { between } = legsOf(content);
  return followItinerary(itinerary, content).flatMap(
    ({ crossings, landedAt, visits, night }, index) => {
      const sailed = crossings.flatMap(({ ferryRoute: { from, to } }) => between(from, to));
      const outings = visits.flatMap((place, visit) =>
        between(visits[visit - 1] ?? landedAt, place),
      );
      const legs = [...sailed, ...outings, ...between(landedAt, night)];
      return legs.map((leg) => ({ ...leg, days: [index + 1] }));
    },
  );
}

/** Merges legs that are travelled repeatedly, in either direction, and collects their days. */
function withoutRepeats(legs: readonly LegOnMap[]): LegOnMap[] {
  return [...new Set(legs.map(({ slug }) => slug))].flatMap((slug) => {
    const same = legs.filter((leg) => leg.slug === slug);
    const days = [...new Set(same.flatMap((leg) => leg.days ?? []))];
    return same.slice(0, 1).map((leg) => ({ ...leg, days }));
  });
}
