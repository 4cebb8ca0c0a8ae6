import type { Content } from './collections';

/** A name without other names: Havelock Island (Swaraj Dweep) becomes Havelock Island. */
export function shortName(name: string): string {
  return name.replace(/ \(.*\)$/, '');
}

/**
 * What timetables call a place or the town: the name of its harbour or stop, else its own without others.
 * @param content it may lack what has issues of its own
 * @returns undefined when no place has the slug
 */
export function shortNameIn(
  { harbours = [], stops = [], town, topPlaces = [], offbeatPlaces = [] }: Partial<Content>,
  slug: string,
): string | undefined {
  const stop = [...harbours, ...stops].find((one) => one.slug === slug);
  const place = [town, ...topPlaces, ...offbeatPlaces].find((one) => one?.slug === slug);
  return stop?.name ?? (place && shortName(place.name));
}
