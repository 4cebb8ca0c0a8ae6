import { aboutParameter, maxNameLength, type PageLink, routes } from '@/lib/routes';
import { fillIn } from '@/lib/text/fill-in';
import { joinNames } from '@/lib/text/join-words';
import { queryOf, savedListUrl } from './saved-list';

type Here = Pick<Location, 'origin' | 'search'>;

/**
 * A message about a list: the names in a sentence, and the one address that shows them all.
 * @param sentence {items} becomes the names
 * @param here the visitor's address
 */
export function messageAbout(sentence: string, items: readonly PageLink[], here: Here): string {
  return `${fillIn(sentence, { items: joinNames(items) })}\n${savedListUrl(routesOf(items), here)}`;
}

/** The address of the contact page with a list, for `aboutLines`. Too many names are left out. */
export function enquireListRoute(items: readonly PageLink[], { search }: Here): string {
  const names = joinNames(items);
  const about = `${new URLSearchParams({ [aboutParameter]: names })}&`;
  const list = queryOf(routesOf(items), search);
  return `${routes.contact}?${names.length > maxNameLength ? '' : about}${list}`;
}

const routesOf = (items: readonly PageLink[]) => items.map(({ route }) => route);
