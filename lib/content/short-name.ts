import type { Content } from './collections';

/**
 * The short name of a place or the town: that of its harbour or stop, else its name without the part in brackets:
 * Havelock Island for Havelock Island (Swaraj Dweep).
 * @param content collections with errors may be missing
 * @returns undefined if no place has the slug
 */
export function shortNameIn(
  { harbours = [], stops = [], town, topPlaces = [], offbeatPlaces = [] }: Partial<Content>,
  slug: string,
): string | undefined {
  const stop = [...harbours, ...stops].find((entry) => entry.slug === slug);
  const place = [town, ...topPlaces, ...offbeatPlaces].find((entry) => entry?.slug === slug);
  return stop?.name ?? place?.name.replace(/ \(.*\)$/, '');
}
