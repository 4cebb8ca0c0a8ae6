import { partOf } from '@/components/ui/part-of.client';
import type { DateNote } from '@/lib/trip-dates/date-notes';

/** What elements say without a day of arrival, by key: the page comes with it. */
const originals = new WeakMap<object, Record<string, string>>();

/**
 * Puts what is said on a trip's dates into an element of the page; without it, what the page came with.
 * @param key its text, or the address of a link
 */
export function setDated<Key extends 'textContent' | 'href'>(
  element: { [Each in Key]: string | null },
  key: Key,
  dated: string | undefined,
) {
  const original = { [key]: element[key] ?? '', ...originals.get(element) };
  originals.set(element, original);
  element[key] = dated ?? original[key] ?? '';
}

/** Lists notes; where they are folded, one that is more than good to know opens them. */
export function showNotes(part: Element, notes: readonly DateNote[] = []) {
  const list = partOf(part, 'date-notes');
  list?.replaceChildren(...notes.map(makeNote));
  const fold = list?.closest('details');
  if (!fold) return;
  fold.hidden = notes.length === 0;
  fold.open = notes.some(({ severity }) => severity !== 'note');
}

/** A note as a line of a list; a conflict stands out from what is good to know. */
export function makeNote({ severity, text }: DateNote): HTMLLIElement {
  return makeListItem(text, severity !== 'note');
}

export function makeListItem(text: string, standsOut = false): HTMLLIElement {
  const element = document.createElement('li');
  if (standsOut) element.className = 'font-medium';
  element.textContent = text;
  return element;
}
