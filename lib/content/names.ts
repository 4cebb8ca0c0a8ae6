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

/** Replaces aliases in a name by the usual spelling, so that all lists and maps use the same one. */
export function usualNameIn({ aliases: names }: Pick<Content, 'aliases'>, name: string): string {
  return names.reduce((text, { name: usual, aliases }) => {
    const alias = text.includes(usual) ? undefined : aliases.find((other) => text.includes(other));
    return alias ? text.replace(alias, usual) : text;
  }, name);
}
