import { placeCollections } from './collections';
import type { ValidContent } from './types';

/** All places. The town is not among them, because it has no page. */
export const placesIn = (valid: ValidContent) => placeCollections.flatMap((name) => valid[name]);

/**
 * The short name of a place or the town, in its usual spelling: the name of its harbour or stop or, if it has neither,
 * its own name up to the bracket (Havelock Island for Havelock Island (Swaraj Dweep)).
 * @param name the name to use if the slug is neither that of a place nor of the town
 */
export function shortNameIn(valid: ValidContent, slug: string, name = slug): string {
  const harbourOrStop = [...valid.harbours, ...valid.stops].find((entry) => entry.slug === slug);
  const place = [valid.town, ...placesIn(valid)].find((entry) => entry.slug === slug);
  return usualNameIn(valid, harbourOrStop?.name ?? place?.name.replace(/ \(.*\)$/, '') ?? name);
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

/** Other spellings of the names in a text. Ignores case, and leaves out spellings that the text already contains. */
export function otherSpellingsIn({ spellings }: ValidContent, text: string): string[] {
  const small = text.toLowerCase();
  return spellings.flatMap(({ name, others }) => {
    const all = [name, ...others];
    const missing = all.filter((spelling) => !small.includes(spelling.toLowerCase()));
    return missing.length < all.length ? missing : [];
  });
}
