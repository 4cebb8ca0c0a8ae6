import { aboutParameter, enquiryItemParameter, isItemRoute, maxNameLength } from '@/lib/routes';
import { readSavedRoutes, savedListUrl } from '@/lib/saved-list';
import { fillIn } from '@/lib/text/fill-in';
import type { FormWords } from './form-words';

/**
 * The first lines of a message about the item whose Enquire Now was pressed: its name, and the full address
 * of its page, which no other item has. Of a list: the names, unless they are too many, and the address
 * that shows the list. They come from the query of the contact page, which anybody can edit: a text that
 * cannot be a name or an item's page is left out.
 * @param page the URL of the contact page
 * @param arrival the day of arrival for the address of a list. Of an item it is told by a field of the form alone
 * @returns undefined when the address names no item
 */
export function aboutLines(page: string, words: FormWords, arrival?: string): string | undefined {
  const { search, searchParams, origin } = new URL(page);
  const name = searchParams
    .get(aboutParameter)
    ?.replace(/\p{Cc}+/gu, ' ')
    .trim();
  const line =
    name && name.length <= maxNameLength ? fillIn(words.about, { item: name }) : undefined;
  const saved = readSavedRoutes(search);
  if (saved.length > 0) {
    return [line, savedListUrl(saved, origin, arrival)].filter(Boolean).join('\n');
  }
  const route = searchParams.get(enquiryItemParameter) ?? '';
  return line && isItemRoute(route) ? `${line}\n${origin}${route}` : line;
}

/**
 * A message that starts with the lines about the item that the address names. One that names the item
 * stays as it is. Its parameters are those of `aboutLines`.
 */
export function withItem(
  message: string,
  page: string,
  words: FormWords,
  arrival?: string,
): string {
  const lines = aboutLines(page, words, arrival) ?? '';
  return message.includes(lines) ? message : [lines, message].filter(Boolean).join('\n\n');
}
