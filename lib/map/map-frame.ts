import type { Coordinates } from '@/content/schema/fields';
import { kmPerDegree } from '@/lib/distance';

/** A point of a map, in units from its upper left corner. */
export type XY = readonly [x: number, y: number];

/** A part of the earth's surface on a map, in Mercator's projection, which keeps shapes. */
export type MapFrame = {
  /** In units. */
  width: number;
  height: number;
  /** How many units a kilometre has in the map's middle. */
  unitsPerKm: number;
  project(at: Coordinates): XY;
};

type Bounds = { west: number; east: number; south: number; north: number };

/**
 * The frame for a part of the earth.
 * @param bounds in degrees
 * @param width in units; the height follows from the bounds
 */
export function frameOf({ west, east, south, north }: Bounds, width: number): MapFrame {
  const scale = width / (east - west);
  const top = mercator(north);
  return {
    width,
    height: (top - mercator(south)) * scale,
    unitsPerKm: scale / kmPerDegreeEast((north + south) / 2),
    project: (at) => [(at.east - west) * scale, (top - mercator(at.north)) * scale],
  };
}

/** How a map is laid around its points. */
export type Layout = {
  /** The distance from a point to an edge, to which a twentieth of the whole is added. */
  marginKm: number;
  /** The least and the greatest width for a height of 1. */
  ratio: readonly [least: number, most: number];
};

/** All maps have this width, in units: they are drawn for a phone, where a unit is about a pixel. */
const mapWidth = 340;

/** A map shows as much as this from west to east at least. */
const leastKm = 9;

/** The frame of a map that holds all points. */
export function frameAround(points: readonly Coordinates[], layout: Layout): MapFrame {
  const norths = extentOf(points.map(({ north }) => north));
  const easts = extentOf(points.map(({ east }) => east));
  const perEast = kmPerDegreeEast(norths.middle);
  const [kmEast, kmNorth] = [easts.span * perEast, norths.span * kmPerDegree];
  // A mark is as large on a map of many islands, which therefore needs a wider margin.
  const margin = layout.marginKm + Math.max(kmEast, kmNorth) / 20;
  const [wide, high] = [kmEast + 2 * margin, kmNorth + 2 * margin];
  const [least, most] = layout.ratio;
  const ratio = Math.min(most, Math.max(least, wide / high));
  const width = Math.max(wide, high * ratio, leastKm);
  const halfEast = width / 2 / perEast;
  const halfNorth = width / ratio / 2 / kmPerDegree;
  const bounds = {
    west: easts.middle - halfEast,
    east: easts.middle + halfEast,
    south: norths.middle - halfNorth,
    north: norths.middle + halfNorth,
  };
  return frameOf(bounds, mapWidth);
}

function extentOf(values: readonly number[]) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return { middle: (least + most) / 2, span: most - least };
}

function kmPerDegreeEast(north: number): number {
  return kmPerDegree * Math.cos((north * Math.PI) / 180);
}

/** How far north of the equator a latitude lies in Mercator's projection, in degrees of longitude. */
function mercator(north: number): number {
  return (Math.log(Math.tan(Math.PI / 4 + (north * Math.PI) / 360)) * 180) / Math.PI;
}
