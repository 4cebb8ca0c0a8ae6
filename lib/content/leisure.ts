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

/** The slugs of all water sports and beaches. */
export function getWaterSlugs(): string[] {
  return [...getWaterSports(), ...getBeaches()].map(({ slug }) => slug);
}

/** The slugs of all sights. */
export function getAttractionSlugs(): string[] {
  return getAttractions().map(({ slug }) => slug);
}

/** Whether it is a water sport or a sight, which have a heading, and not a beach. */
export function hasHeading(item: Leisure | Beach): item is Leisure {
  return 'heading' in item;
}

/** The water sport or beach with this slug; undefined when there is none or it is hidden. */
export function findWaterItem(slug: string): Leisure | Beach | undefined {
  return [...getWaterSports(), ...getBeaches()].find((item) => item.slug === slug);
}

/** The sight with this slug; undefined when there is none or it is hidden. */
export function findAttraction(slug: string): Leisure | undefined {
  return getAttractions().find((item) => item.slug === slug);
}

/** The water sports that are done at a place. */
export function getSportsAt(place: string): Leisure[] {
  return getWaterSports().filter(({ places }) => places.includes(place));
}
