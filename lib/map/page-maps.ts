import type { FerryRouteEntry } from '@/content/schema/ferry';
import type { BaseMap, BeachEntry, Leg, PlaceEntry } from '@/content/schema/place';
import { followItinerary } from '@/lib/content/follow-itinerary';
import type { Content, ParsedPackage } from '@/lib/content/types';
import { type DrawnMap, drawMap, type Highlights } from './draw-map';
import { legsBetween, pointsOf, wayTo } from './legs';
import { isOnMap } from './projection';

export type PageMaps = ReturnType<typeof pageMapsOf>;

/** The map of each page. Pages show them (lib/map/maps.ts), and checkMaps finds the mistakes in them. */
export function pageMapsOf(content: Content) {
  // The last map shows all islands. The schema ensures that there is one.
  const overviewMap = content.baseMaps.at(-1) as BaseMap;

  /** Whether a map names all highlighted locations, and contains all legs. */
  const fits = (map: BaseMap, { highlighted = [], legs = [] }: Highlights) =>
    highlighted.every((slug) => map.names.some(({ location }) => location === slug)) &&
    legs.flatMap((leg) => pointsOf(leg, content)).every((point) => isOnMap(map, point));

  /** Draws the smallest map that fits or, if none does, the overview, on which some locations have no mark. */
  const drawSmallest = (highlights: Highlights) => {
    // They are in the order of their size (content/map.ts).
    const map = content.baseMaps.find((base) => fits(base, highlights));
    return drawMap(content, map ?? overviewMap, highlights);
  };

  /** The legs that lead from each place to the next. */
  const legsAlong = (places: readonly string[]): Leg[] =>
    places.flatMap((to, index) => legsBetween(places[index - 1] ?? to, to, content));

  return {
    /** The map of the whole archipelago. */
    overview: () => drawMap(content, overviewMap),

    /** All maps with their legs, starting with the map of the whole archipelago. */
    all: () =>
      [overviewMap, ...content.baseMaps.slice(0, -1)].map((map) =>
        drawMap(content, map, { legs: content.legs.filter((leg) => fits(map, { legs: [leg] })) }),
      ),

    /** The map of a place, with the way there from the town. */
    place: (place: PlaceEntry) =>
      drawSmallest({
        highlighted: [place.slug],
        legs: wayTo(place, content).map(({ leg }) => leg),
      }),

    /** The map of ferry routes, with the places where they land. */
    ferries: (ferryRoutes: readonly FerryRouteEntry[]) =>
      drawSmallest({
        highlighted: ferryRoutes.flatMap(({ from, to }) => [from, to]),
        legs: ferryRoutes.flatMap(({ from, to }) => legsBetween(from, to, content)),
      }),

    /** The map of an activity: its own mark or, if it has none, its places. @returns undefined if it has neither */
    activity({ slug, places }: BeachEntry): DrawnMap | undefined {
      const isNamed = content.baseMaps.some((map) => fits(map, { highlighted: [slug] }));
      const highlighted = isNamed ? [slug] : places;
      return highlighted.length > 0 ? drawSmallest({ highlighted }) : undefined;
    },

    /** The map of a package: its places with the days there, and the legs between them. */
    package({ itinerary }: Pick<ParsedPackage, 'itinerary'>): DrawnMap {
      const days = followItinerary(itinerary, content);
      const placesOfDays = days.map(({ visits, end }) => [...visits, end]);
      const numbersOf = (place: string) =>
        placesOfDays.flatMap((places, index) => (places.includes(place) ? index + 1 : []));
      const highlighted = [...new Set(placesOfDays.flat())];
      const journey = days.flatMap(({ crossings, visits, end }) => [
        ...crossings.flatMap(({ ferryRoute: { from, to } }) => [from, to]),
        ...visits,
        end,
      ]);
      return drawSmallest({
        highlighted,
        days: new Map(highlighted.map((place) => [place, numbersOf(place)])),
        legs: legsAlong([content.town.slug, ...journey]),
      });
    },
  };
}
