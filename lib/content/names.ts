import { placeCollections } from './collections';
import type { ValidContent } from './types';

/** All places. The town is not among them, because it has no page. */
export const placesIn = (content: ValidContent) =>
  placeCollections.flatMap((name) => content[name]);

/**
 * The short name of a place or the town: the name of its harbour or stop or, if it has neither, its own name up to the
 * bracket (Havelock Island for Havelock Island (Swaraj Dweep)).
 * @returns undefined if no place has the slug
 */
export function shortNameIn(content: ValidContent, slug: string): string | undefined {
  const landing = [...content.harbours, ...content.stops].find((entry) => entry.slug === slug);
  const place = [content.town, ...placesIn(content)].find((entry) => entry.slug === slug);
  return landing?.name ?? place?.name.replace(/ \(.*\)$/, '');
}

/** Replaces other spellings in a name by the usual one, so that all lists and maps agree. */
export function usualNameIn({ spellings }: ValidContent, name: string): string {
  return spellings.reduce((text, { name: usual, others }) => {
    const other = text.includes(usual)
      ? undefined
      : others.find((spelling) => text.includes(spelling));
    return other ? text.replace(other, usual) : text;
  }, name);
}
