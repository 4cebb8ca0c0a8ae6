import type { Beach, Leisure } from '@/content/schema/leisure';
import { shown } from './shown';
import { content } from './store';

export type { Beach, Leisure };

/** The water sports of "Trending Activities". */
export function getWaterSports(): Leisure[] {
  return shown(content.waterSports);
}

/** The beaches of "Popular Beaches". */
export function getBeaches(): Beach[] {
  return shown(content.beaches);
}

/** The sights of "HotSpots". */
export function getAttractions(): Leisure[] {
  return shown(content.attractions);
}

/** The water sport or beach with this slug, or undefined. */
export function findWaterItem(slug: string): Leisure | Beach | undefined {
  return [...getWaterSports(), ...getBeaches()].find((item) => item.slug === slug);
}

/** The sight with this slug, or undefined. */
export function findAttraction(slug: string): Leisure | undefined {
  return getAttractions().find((item) => item.slug === slug);
}
