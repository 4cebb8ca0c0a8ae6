import type { Destination } from '@/content/schema/destination';
import { shown } from './shown';
import { content } from './store';

export type { Destination };

/** The places of "Top Places To Visit". */
export function getTopPlaces(): Destination[] {
  return shown(content.topPlaces);
}

/** The places of "Offbeat Places To Visit". */
export function getOffbeatPlaces(): Destination[] {
  return shown(content.offbeatPlaces);
}

/** The places with these slugs, in this order; hidden places are left out. */
export function getPlaces(slugs: readonly string[]): Destination[] {
  const all = [...getTopPlaces(), ...getOffbeatPlaces()];
  return slugs.flatMap((slug) => all.filter((place) => place.slug === slug));
}

/** The place with this slug, or undefined. */
export function findPlace(slug: string): Destination | undefined {
  return getPlaces([slug])[0];
}
