import { partOf } from '@/components/ui/part-of.client';
import type { DateNote } from '@/lib/trip-dates/date-notes';

/** Lists notes; where they are folded, one that is more than good to know opens them. */
export function showNotes(part: Element, notes: readonly DateNote[] = []) {
  const place = partOf(part, 'date-notes');
  place?.replaceChildren(...notes.map(makeNote));
  const fold = place?.closest('details');
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
