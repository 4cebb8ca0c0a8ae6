import { geoMercator } from 'd3-geo';
import type { Coordinates } from '@/content/schema/fields';
import { kmPerDegree } from '@/lib/distance';

/** A point of a chart in its own units, from the upper left corner. */
export type Point = readonly [x: number, y: number];

/** The edges of a chart in degrees. */
export type Bounds = { west: number; east: number; south: number; north: number };

/** A part of the earth's surface in Mercator's projection, which keeps shapes. */
export type Chart = {
  bounds: Bounds;
  width: number;
  height: number;
  /** How many units of the chart a kilometre has in its middle. */
  unitsPerKm: number;
  project(at: Coordinates): Point;
  /** What lies at a point of the chart. */
  locate(point: Point): Coordinates;
};

/**
 * A chart of a part of the earth.
 * @param width in units; the height follows from the bounds
 */
export function chartOf(bounds: Bounds, width: number): Chart {
  const { west, east, south, north } = bounds;
  const unscaled = geoMercator().scale(1).translate([0, 0]);
  const [left = 0, top = 0] = unscaled([west, north]) ?? [];
  const [right = 0, bottom = 0] = unscaled([east, south]) ?? [];
  const scale = width / (right - left);
  const projection = geoMercator()
    .scale(scale)
    .translate([-left * scale, -top * scale]);
  const middle = Math.cos((((north + south) / 2) * Math.PI) / 180);
  return {
    bounds,
    width,
    height: (bottom - top) * scale,
    unitsPerKm: width / ((east - west) * kmPerDegree * middle),
    project: (at) => projection([at.east, at.north]) as [number, number],
    locate(point) {
      const [found = 0, high = 0] = projection.invert?.([...point]) ?? [];
      return { north: high, east: found };
    },
  };
}

/** How a chart is laid around its points. */
export type Layout = {
  /** The distance from a point to an edge, to which a twentieth of the whole is added. */
  marginKm: number;
  /** The least and the greatest width for a height of 1. */
  ratio: readonly [least: number, most: number];
};

/** A chart is as wide as this at least, in km. */
const leastKm = 9;

/** The bounds that hold all points. */
export function boundsAround(
  points: readonly Coordinates[],
  { marginKm, ratio: [least, most] }: Layout,
): Bounds {
  const easts = points.map(({ east }) => east);
  const norths = points.map(({ north }) => north);
  const east = (Math.max(...easts) + Math.min(...easts)) / 2;
  const north = (Math.max(...norths) + Math.min(...norths)) / 2;
  const perEast = kmPerDegree * Math.cos((north * Math.PI) / 180);
  const [spanEast, spanNorth] = [spanOf(easts) * perEast, spanOf(norths) * kmPerDegree];
  // A mark is as large on a chart of many islands, which therefore needs a wider margin.
  const margin = marginKm + Math.max(spanEast, spanNorth) / 20;
  const [wide, high] = [spanEast + 2 * margin, spanNorth + 2 * margin];
  const ratio = Math.min(most, Math.max(least, wide / high));
  const width = Math.max(wide, high * ratio, leastKm);
  const halfEast = width / 2 / perEast;
  const halfNorth = width / ratio / 2 / kmPerDegree;
  return {
    west: east - halfEast,
    east: east + halfEast,
    south: north - halfNorth,
    north: north + halfNorth,
  };
}

function spanOf(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}

/** Whether a point lies within the bounds. */
export function isWithin({ north, east }: Coordinates, bounds: Bounds): boolean {
  return east > bounds.west && east < bounds.east && north > bounds.south && north < bounds.north;
}
