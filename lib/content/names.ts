import type { Content } from './content';

/**
 * The short name of a place or the town: that of its harbour or stop, else its name without the part in brackets:
 * Havelock Island for Havelock Island (Swaraj Dweep).
 * @returns undefined if no place has the slug
 */
export function shortNameIn(
  content: Pick<Content, 'harbours' | 'stops' | 'town' | 'topPlaces' | 'offbeatPlaces'>,
  slug: string,
): string | undefined {
  const { harbours, stops, town, topPlaces, offbeatPlaces } = content;
  const stop = [...harbours, ...stops].find((entry) => entry.slug === slug);
  const place = [town, ...topPlaces, ...offbeatPlaces].find((entry) => entry.slug === slug);
  return stop?.name ?? place?.name.replace(/ \(.*\)$/, '');
}

/** Replaces other spellings in a name by the usual one, so that all lists and maps use the same. */
export function usualNameIn({ spellings }: Pick<Content, 'spellings'>, name: string): string {
  return spellings.reduce((text, { name: usual, others }) => {
    const other = text.includes(usual) ? undefined : others.find((one) => text.includes(one));
    return other ? text.replace(other, usual) : text;
  }, name);
}
