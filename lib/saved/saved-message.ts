import { formatDay } from '@/lib/dates/date-words';
import { aboutParameter, maxNameLength, type PageLink, routes } from '@/lib/routes';
import { fillIn } from '@/lib/text/fill-in';
import { joinNames } from '@/lib/text/join-words';
import { readArrival } from '@/lib/trip-dates/arrival-day';
import { queryOf, savedListUrl } from './saved-address';

type Here = Pick<Location, 'origin' | 'search'>;

/**
 * A message about a list: the names in a sentence, the day of arrival if the visitor's address has
 * one, and the one address that shows them all.
 * @param words sentence: {items} becomes the names; arrival: {day} becomes the day
 * @param here the visitor's address
 */
export function messageAbout(
  words: { sentence: string; arrival: string },
  items: readonly PageLink[],
  here: Here,
): string {
  const sentence = fillIn(words.sentence, { items: joinNames(items) });
  const day = readArrival(here.search);
  const arrival = day ? ` ${fillIn(words.arrival, { day: formatDay(day) })}` : '';
  return `${sentence}${arrival}\n${savedListUrl(routesOf(items), here)}`;
}

/** The address of the contact page with a list, for `aboutLines`. Too many names are left out. */
export function enquireListRoute(items: readonly PageLink[], { search }: Here): string {
  const names = joinNames(items);
  const about = `${new URLSearchParams({ [aboutParameter]: names })}&`;
  const list = queryOf(routesOf(items), search);
  return `${routes.contact}?${names.length > maxNameLength ? '' : about}${list}`;
}

const routesOf = (items: readonly PageLink[]) => items.map(({ route }) => route);
