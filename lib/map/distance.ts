import type { Coordinates } from '@/content/schema/fields';

/** The mean radius of the earth as the International Union of Geodesy and Geophysics gives it, in km. */
const earthRadius = 6371.0088;

/** A degree of latitude, in km; of longitude, on the equator. */
export const kmPerDegree = (earthRadius * Math.PI) / 180;

/**
 * The great-circle distance between two points, by the haversine formula (R. W. Sinnott, “Virtues of
 * the Haversine”, Sky and Telescope 68, 1984), which stays exact for the few hundred metres between
 * two beaches.
 * @param a degrees north and east
 * @param b degrees north and east
 * @returns kilometres; it treats the earth as a sphere, which is accurate to about 0.5 %
 */
export function distanceKm(a: Coordinates, b: Coordinates): number {
  const north = toRadians(b.north - a.north);
  const east = toRadians(b.east - a.east);
  const haversine =
    Math.sin(north / 2) ** 2 +
    Math.cos(toRadians(a.north)) * Math.cos(toRadians(b.north)) * Math.sin(east / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.sqrt(haversine));
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
