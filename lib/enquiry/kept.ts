import { readArrival } from '@/lib/arrival';
import { formatDay } from '@/lib/date';
import { addressOfList, queryOf } from '@/lib/kept-address';
import { aboutParameter, keptParameter, routes } from '@/lib/routes';
import { joinWords } from '@/lib/text/join-words';
import { maxNameLength } from './about';

/** An item on a list: its name in an enquiry, and the address of its page. */
export type KeptItem = { name: string; route: string };

type Here = Pick<Location, 'origin' | 'search'>;

/**
 * A message about a list: the names in a sentence, the day of arrival if the visitor's address has
 * one, and the one address that shows them all.
 * @param words sentence: {items} becomes the names; arrival: {day} becomes the day
 * @param here the visitor's address
 */
export function messageAbout(
  words: { sentence: string; arrival: string },
  items: readonly KeptItem[],
  here: Here,
): string {
  const names = words.sentence.replace('{items}', () => namesOf(items));
  const day = readArrival(here.search);
  const arrival = day ? ` ${words.arrival.replace('{day}', formatDay(day))}` : '';
  return `${names}${arrival}\n${addressOfList(routesOf(items), here)}`;
}

/** The address of the contact page with a list, for `aboutLines`. Too many names are left out. */
export function enquireListRoute(items: readonly KeptItem[], { search }: Here): string {
  const names = namesOf(items);
  const about = `${new URLSearchParams({ [aboutParameter]: names })}&`;
  const list = queryOf(routesOf(items), search, keptParameter);
  return `${routes.contact}?${names.length > maxNameLength ? '' : about}${list}`;
}

function namesOf(items: readonly KeptItem[]): string {
  return joinWords(items.map(({ name }) => name));
}

function routesOf(items: readonly KeptItem[]): string[] {
  return items.map(({ route }) => route);
}
