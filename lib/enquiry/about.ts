import type { FormWords } from '@/content/schema/form';
import { readArrival } from '@/lib/arrival';
import { formatDay } from '@/lib/date';
import { aboutParameter, itemParameter } from '@/lib/routes';

/** A longer text is not accepted as the name of an item. */
const maxNameLength = 120;

/** The address of an item's page: two parts, as lib/content/items.ts makes them. */
const itemRoute = /^\/[a-z0-9-]{1,60}\/[a-z0-9-]{1,60}$/;

/**
 * The lines of a message that name the item whose Enquire Now was pressed: its name, and the full
 * address of its page, which no other item has. Both come from the query of the contact page, which
 * anybody can edit: a text that cannot be a name or an item's page is left out.
 * @param page the full address of the contact page
 * @returns undefined when the address names no item
 */
export function itemLines(page: string, words: FormWords): string | undefined {
  const { searchParams, origin } = new URL(page);
  const name = searchParams
    .get(aboutParameter)
    ?.replace(/\p{Cc}+/gu, ' ')
    .trim();
  if (!name || name.length > maxNameLength) return undefined;
  const line = words.about.replace('{item}', () => name);
  const route = searchParams.get(itemParameter) ?? '';
  return itemRoute.test(route) ? `${line}\n${origin}${route}` : line;
}

/**
 * The first lines of a message about an item: the lines of itemLines, and the day of arrival if the
 * address has one.
 * @param page the full address of the contact page
 * @returns undefined when the address names no item
 */
export function aboutLines(page: string, words: FormWords): string | undefined {
  const item = itemLines(page, words);
  const day = readArrival(new URL(page).search);
  return item && day ? `${item}\n${words.arrival.replace('{day}', formatDay(day))}` : item;
}
