import { polygonArea, polygonContains } from 'd3-polygon';
import type { Coordinates } from '@/content/schema/fields';
import { kmPerDegree } from '@/lib/distance';
import coast from './coast.json' with { type: 'json' };

/** An island of the coast file; most have no name there. */
export type Island = { name?: string; ring: readonly Coordinates[]; squareKm: number };

/**
 * The coast of the Andamans. coast.json is a GeoJSON file made from datameet's map of constituencies;
 * `source` and `licence` in it say which, `changed` what was drawn in. Its lines are straight for up to
 * some kilometres, and most islets are missing.
 */
export const islands: readonly Island[] = coast.features.map(({ properties, geometry }) => {
  const ring = geometry.coordinates[0] ?? [];
  return {
    ...('name' in properties && { name: properties.name }),
    ring: ring.map(([east = 0, north = 0]) => ({ north, east })),
    squareKm: Math.abs(polygonArea(ring.map(([east = 0, north = 0]) => flat({ north, east })))),
  };
});

/** How far a point may lie from where the coast is drawn, in km: the coast is no more exact. */
export const coastErrorKm = 1.5;

/** The islands as the search wants them: charts ask about thousands of points, most of them at sea. */
const outlines = islands.map((island) => {
  const [norths, easts] = [
    island.ring.map(({ north }) => north),
    island.ring.map(({ east }) => east),
  ];
  return {
    island,
    corners: island.ring.map(pair),
    north: Math.max(...norths),
    south: Math.min(...norths),
    east: Math.max(...easts),
    west: Math.min(...easts),
  };
});

/** The island that a point lies on; undefined for the sea. */
export function islandAt(at: Coordinates): Island | undefined {
  return outlines.find(
    ({ north, south, east, west, corners }) =>
      at.north <= north &&
      at.north >= south &&
      at.east <= east &&
      at.east >= west &&
      polygonContains(corners, pair(at)),
  )?.island;
}

/**
 * The corners of an island's shore.
 * @param island its name in the coast file
 * @throws Error when the file has no such island
 */
export function shoreOf(island: string): readonly Coordinates[] {
  return findIsland(island).ring;
}

/**
 * The size of an island as it is drawn, in km².
 * @param island its name in the coast file
 * @throws Error when the file has no such island
 */
export function squareKmOf(island: string): number {
  return findIsland(island).squareKm;
}

/**
 * How far a point is from an island, in km; 0 on it.
 * @param island its name in the coast file
 * @throws Error when the file has no such island
 */
export function kmFromIsland(at: Coordinates, island: string): number {
  const found = findIsland(island);
  return islandAt(at) === found ? 0 : kmFromShore(at, found);
}

/** The first point in the order of travel that lies on land, farther than `coastErrorKm` from its shore. */
export function firstOnLand(points: readonly Coordinates[]): Coordinates | undefined {
  return points.find((at) => {
    const island = islandAt(at);
    return island && kmFromShore(at, island) > coastErrorKm;
  });
}

function findIsland(island: string): Island {
  const found = islands.find(({ name }) => name === island);
  if (!found) throw new Error(`The coast has no island called "${island}"`);
  return found;
}

function kmFromShore(at: Coordinates, { ring }: Island): number {
  const corners = ring.map(flat);
  return Math.min(
    ...corners.map((corner, index) => {
      const next = corners[(index + 1) % corners.length] ?? corner;
      return distanceToSide(flat(at), corner, next);
    }),
  );
}

type Pair = [number, number];

function distanceToSide([x, y]: Pair, [ax, ay]: Pair, [bx, by]: Pair): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((x - ax) * dx + (y - ay) * dy) / length;
  const part = Math.min(1, Math.max(0, along));
  return Math.hypot(x - ax - dx * part, y - ay - dy * part);
}

/** Kilometres on a plane; exact to a percent within the islands. */
function flat({ north, east }: Coordinates): Pair {
  return [east * kmPerDegree * Math.cos((12 * Math.PI) / 180), north * kmPerDegree];
}

function pair({ north, east }: Coordinates): Pair {
  return [east, north];
}
