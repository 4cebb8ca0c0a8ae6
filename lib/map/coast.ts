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
export const islandShapes: readonly Island[] = coast.features.map(({ properties, geometry }) => {
  const ring = (geometry.coordinates[0] ?? []).map(([east = 0, north = 0]) => ({ north, east }));
  return {
    ...('name' in properties && { name: properties.name }),
    ring,
    squareKm: areaOf(ring.map(flat)),
  };
});

/** How far a point may lie from where the coast is drawn, in km: the coast is no more exact. */
export const coastErrorKm = 1.5;

/** The island that a point lies on; undefined for the sea. */
export function islandAt(at: Coordinates): Island | undefined {
  return islandShapes.find(({ ring }) => isInside(flat(at), ring.map(flat)));
}

/**
 * An island by its name in the coast file.
 * @throws Error when the file has no such island
 */
export function islandNamed(name: string): Island {
  const found = islandShapes.find((island) => island.name === name);
  if (!found) throw new Error(`The coast has no island called "${name}"`);
  return found;
}

/** How far a point is from an island, in km; 0 on it. */
export function kmFromIsland(at: Coordinates, { ring }: Island): number {
  const [point, corners] = [flat(at), ring.map(flat)];
  if (isInside(point, corners)) return 0;
  return kmFromShore(point, corners);
}

/** The first point in the order of travel that lies on land, farther than `coastErrorKm` from its shore. */
export function firstOnLand(points: readonly Coordinates[]): Coordinates | undefined {
  return points.find((at) => {
    const island = islandAt(at);
    return island && kmFromShore(flat(at), island.ring.map(flat)) > coastErrorKm;
  });
}

type Pair = [x: number, y: number];

/** The sides of a polygon, each with both ends. */
function sidesOf(corners: readonly Pair[]): [from: Pair, to: Pair][] {
  return corners.map((corner, index) => [corners.at(index - 1) ?? corner, corner]);
}

/** The area of a polygon, as half the sum of the parallelograms between its sides and the origin. */
function areaOf(corners: readonly Pair[]): number {
  const twice = sidesOf(corners).map(([[ax, ay], [bx, by]]) => ax * by - bx * ay);
  return Math.abs(twice.reduce((sum, part) => sum + part, 0)) / 2;
}

/** Whether a point lies in a polygon: a line from it to the east crosses an odd number of sides. */
function isInside([x, y]: Pair, corners: readonly Pair[]): boolean {
  const crossed = sidesOf(corners).filter(
    ([[ax, ay], [bx, by]]) => ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax,
  );
  return crossed.length % 2 === 1;
}

function kmFromShore(point: Pair, corners: readonly Pair[]): number {
  return Math.min(...sidesOf(corners).map(([from, to]) => kmFromSide(point, from, to)));
}

function kmFromSide([x, y]: Pair, [ax, ay]: Pair, [bx, by]: Pair): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
  const part = Math.min(1, Math.max(0, along));
  return Math.hypot(x - ax - dx * part, y - ay - dy * part);
}

/** Kilometres on a plane; exact to a percent within the islands. */
function flat({ north, east }: Coordinates): Pair {
  return [east * kmPerDegree * Math.cos((12 * Math.PI) / 180), north * kmPerDegree];
}
