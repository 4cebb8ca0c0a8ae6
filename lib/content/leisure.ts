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
