import type { Coordinates } from '@/content/schema/fields';
import type { BaseMap, Side } from '@/content/schema/place';

/** A point on a map, in units from its upper left corner. */
export type Point = readonly [x: number, y: number];

/** A rectangle on a map, in units. */
export type Box = { x: number; y: number; width: number; height: number };

/** The width of all maps, in units. On a phone, a unit is about a pixel. */
const mapWidth = 340;

/** The drawing of the coast (public/coast.svg): its upper left corner, and its scale. */
const coast = { corner: { north: 13.8, east: 92.1 }, unitsPerDegree: 2000 };

/** A degree of latitude, in km, on a sphere with the mean radius of the earth. */
const kmPerDegree = (6371 * Math.PI) / 180;

/** The length of a degree of longitude relative to a degree of latitude, at 12° north, the middle of the Andamans. */
const eastScale = Math.cos((12 * Math.PI) / 180);

/** The projection of a map; all numbers are in its units. */
export type Projection = ReturnType<typeof projectionOf>;

/** Makes the projection of a map. It treats the Andamans as flat, like `distanceKm`. */
export function projectionOf({ northWest, southEast }: Pick<BaseMap, 'northWest' | 'southEast'>) {
  const scale = mapWidth / ((southEast.east - northWest.east) * eastScale);
  const project = ({ north, east }: Coordinates): Point => [
    roundTo((east - northWest.east) * eastScale * scale, 1),
    roundTo((northWest.north - north) * scale, 1),
  ];
  return {
    width: mapWidth,
    height: Math.round((northWest.north - southEast.north) * scale),
    unitsPerKm: scale / kmPerDegree,
    project,
    /** Where to draw the coast, and at what scale. */
    coast: { point: project(coast.corner), scale: roundTo(scale / coast.unitsPerDegree, 4) },
  };
}

/**
 * The distance between two points in km. The Andamans are so small that they can be treated as flat, with an error of
 * at most 0.6 %.
 */
export function distanceKm(a: Coordinates, b: Coordinates): number {
  return kmPerDegree * Math.hypot(b.north - a.north, (b.east - a.east) * eastScale);
}

/** Whether a point lies on a map. */
export function isOnMap({ northWest, southEast }: BaseMap, { north, east }: Coordinates): boolean {
  const isBetween = north < northWest.north && north > southEast.north;
  return isBetween && east > northWest.east && east < southEast.east;
}

/** The maximum font size, in units. Styles reduce it on large maps (map-drawing.tsx). */
const fontSize = 14;

/** The average width of a letter at a font size of 1 unit, with a margin for fallback fonts. */
const letterWidth = 0.54;
const lineHeight = 17;

/** The distance between a name and the middle of its mark, in units. */
const nameDistance = 10;

/** The box of a name beside the middle of its mark. */
export function nameBox(name: string, side: Side, [x, y]: Point): Box {
  const width = widthOf(name);
  const across = Number(side.endsWith('east')) - Number(side.endsWith('west'));
  const down = Number(side.startsWith('south')) - Number(side.startsWith('north'));
  // Diagonal names start closer to the middle.
  const reach = across && down ? nameDistance * 0.7 : nameDistance;
  return {
    x: Math.round(x + across * (reach + width / 2) - width / 2),
    y: Math.round(y + down * (nameDistance + lineHeight / 2 - 3) - lineHeight / 2),
    width,
    height: lineHeight,
  };
}

/** The font size of badges, in units. */
export const badgeFontSize = 12;

/** The box of a badge, which is below a name or, if the name is above its mark, above it. */
export function badgeBox(label: string, side: Side, name: Box): Box {
  const width = widthOf(label, badgeFontSize) + 10;
  const height = 18;
  const room = name.width - width;
  const start = side.endsWith('east') ? 0 : room / 2;
  return {
    x: Math.round(name.x + (side.endsWith('west') ? room : start)),
    y: side.startsWith('north') ? name.y - height : name.y + name.height,
    width,
    height,
  };
}

/** The width of a text, in units. */
function widthOf(text: string, size = fontSize): number {
  return Math.round(text.length * size * letterWidth);
}

/** Whether two boxes have room in common. */
export function overlaps(a: Box, b: Box): boolean {
  const isBeside = a.x + a.width <= b.x || b.x + b.width <= a.x;
  return !isBeside && a.y + a.height > b.y && b.y + b.height > a.y;
}

function roundTo(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}
