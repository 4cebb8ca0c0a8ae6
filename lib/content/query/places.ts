import type { Town } from '@/content/schema/place';
import { placesIn } from '@/lib/content/names';
import { content } from './all-content';
import type { ItemOf } from './items';

export type Place = ItemOf<'place'>;

/** The town where every trip starts and ends. It has no page. */
export const town: Town = content.town;

/** The place or the town with this slug, with the fields that both have. */
export function findPlaceOrTown(slug: string): Town | undefined {
  return [town, ...placesIn(content)].find((place) => place.slug === slug);
}

/** The names of a place or the town, old and new, in one line. */
export function namesAt(slug: string): string {
  const { name = slug, aliases = [] } = findPlaceOrTown(slug) ?? {};
  return [name, ...aliases].join(', ');
}
