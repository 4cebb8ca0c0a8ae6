import { addressOfList, queryOf } from '@/lib/kept';
import { joinWords } from '@/lib/list';
import { aboutParameter, keptParameter, routes } from '@/lib/routes';
import { maxNameLength } from './about';

/** An item on a list: its name in an enquiry, and the address of its page. */
export type KeptItem = { name: string; route: string };

type Here = Pick<Location, 'origin' | 'search'>;

/**
 * A message about a list: the names in a sentence, and the one address that shows them all.
 * @param words the sentence; {items} becomes the names
 * @param here the visitor's address, whose day of arrival goes along
 */
export function messageAbout(words: string, items: readonly KeptItem[], here: Here): string {
  const sentence = words.replace('{items}', () => namesOf(items));
  return `${sentence}\n${addressOfList(routesOf(items), here)}`;
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
