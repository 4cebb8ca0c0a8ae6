import type { Destination, Town } from '@/content/schema/destination';
import { shown } from './shown';
import { content } from './store';

export type { Destination, Town };

/** Where every trip begins and ends; it has no page. */
export const town: Town = content.town;

/** The places of "Top Places To Visit". */
export function getTopPlaces(): Destination[] {
  return shown(content.topPlaces);
}

/** The places of "Offbeat Places To Visit". */
export function getOffbeatPlaces(): Destination[] {
  return shown(content.offbeatPlaces);
}

/** All places, top ones first. */
export function getAllPlaces(): Destination[] {
  return [...getTopPlaces(), ...getOffbeatPlaces()];
}

/** The slugs of all places. */
export function getPlaceSlugs(): string[] {
  return getAllPlaces().map(({ slug }) => slug);
}

/** The place with this slug; undefined when there is none or it is hidden. */
export function findPlace(slug: string): Destination | undefined {
  return getAllPlaces().find((place) => place.slug === slug);
}

/** The places with these slugs, in this order; hidden places and the town are left out. */
export function getPlaces(slugs: readonly string[]): Destination[] {
  return slugs.flatMap((slug) => findPlace(slug) ?? []);
}

/** The place or the town with this slug, hidden or not: for its name and where it lies. */
export function findSpot(slug: string): Town | undefined {
  const { topPlaces, offbeatPlaces } = content;
  return [town, ...topPlaces, ...offbeatPlaces].find((spot) => spot.slug === slug);
}
