import type { Part } from './dom-hooks';

/** The element of this name (`data-part`) within another, or null. */
export function partOf<Found extends HTMLElement = HTMLElement>(
  within: ParentNode | null | undefined,
  name: Part,
): Found | null {
  return within?.querySelector<Found>(`[data-part=${name}]`) ?? null;
}

/** Writes a text into that element, where there is one; without a text, empties it. */
export function fillPart(within: ParentNode, name: Part, text = '') {
  const part = partOf(within, name);
  if (part) part.textContent = text;
}
