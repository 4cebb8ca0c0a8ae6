import type { Coordinates } from '@/content/schema/fields';
import { kmPerDegree } from '@/lib/distance';
import coast from './coast.json' with { type: 'json' };

/** An island of the coast file; most have no name there. */
export type Land = { name?: string; ring: readonly Coordinates[]; squareKm: number };

/**
 * The coast of the Andamans. coast.json is a GeoJSON file made from datameet's map of constituencies;
 * `source` and `licence` in it say which, `changed` what was drawn in. Its lines are straight for up to
 * some kilometres, and most islets are missing.
 */
export const lands: readonly Land[] = coast.features.map(({ properties, geometry }) => {
  const ring = (geometry.coordinates[0] ?? []).map(([east = 0, north = 0]) => ({ north, east }));
  return {
    ...('name' in properties && { name: properties.name }),
    ring,
    squareKm: areaOf(ring.map(toPlane)),
  };
});

/**
 * An island by its name in the coast file.
 * @throws Error when the file has no such island
 */
export function findLand(name: string): Land {
  const found = lands.find((island) => island.name === name);
  if (!found) throw new Error(`The coast has no island called "${name}"`);
  return found;
}

type Pair = [x: number, y: number];

function sidesOf(corners: readonly Pair[]): [from: Pair, to: Pair][] {
  return corners.map((corner, index) => [corners.at(index - 1) ?? corner, corner]);
}

/** The area of a polygon, as half the sum of the parallelograms between its sides and the origin. */
function areaOf(corners: readonly Pair[]): number {
  const twice = sidesOf(corners).map(([[ax, ay], [bx, by]]) => ax * by - bx * ay);
  return Math.abs(twice.reduce((sum, part) => sum + part, 0)) / 2;
}

/** Kilometres on a plane; exact to a percent within the islands. */
function toPlane({ north, east }: Coordinates): Pair {
  return [east * kmPerDegree * Math.cos((12 * Math.PI) / 180), north * kmPerDegree];
}
