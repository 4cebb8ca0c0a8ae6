import type { Content } from './collections';

/**
 * What timetables call a place or the town: the name of its harbour or stop, else its own without the old one, such as
 * Havelock Island for Havelock Island (Swaraj Dweep).
 * @param content it may lack what has issues of its own
 * @returns undefined when no place has the slug
 */
export function shortNameIn(
  { harbours = [], stops = [], town, topPlaces = [], offbeatPlaces = [] }: Partial<Content>,
  slug: string,
): string | undefined {
  const stop = [...harbours, ...stops].find((one) => one.slug === slug);
  const place = [town, ...topPlaces, ...offbeatPlaces].find((one) => one?.slug === slug);
  return stop?.name ?? place?.name.replace(/ \(.*\)$/, '');
}
