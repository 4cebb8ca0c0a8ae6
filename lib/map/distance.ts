import type { Coordinates } from '@/content/schema/fields';

/** A degree of latitude, in km, on a sphere with the mean radius of the earth. */
export const kmPerDegree = (6371 * Math.PI) / 180;

/** The length of a degree of longitude relative to a degree of latitude, at 12° north in the middle of the islands. */
export const eastScale = Math.cos((12 * Math.PI) / 180);

/**
 * The distance between two points in km. The islands are so small that they can be treated as flat, with an error of at
 * most 0.6 %.
 */
export function distanceKm(a: Coordinates, b: Coordinates): number {
  return kmPerDegree * Math.hypot(b.north - a.north, (b.east - a.east) * eastScale);
}
