import type { NamedItem } from '@/lib/contact/enquire-route';

/** The attributes by which scripts find the trip of a page. */
export const pageTripAttributes = ({ name, route }: NamedItem) => ({
  'data-trip-name': name,
  'data-trip-route': route,
});

/** Reads the trip of the page; undefined on a page that is not that of a trip. */
export function readPageTrip(): NamedItem | undefined {
  const { tripName: name, tripRoute: route } =
    document.querySelector<HTMLElement>('[data-trip-name]')?.dataset ?? {};
  return name && route ? { name, route } : undefined;
}
