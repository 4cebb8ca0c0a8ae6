/** The most units of UTF-16 that a character takes as people write: a family in one emoji has 11. */
const unitsPerCharacter = 12;

/**
 * The room that a field has, in units of UTF-16, as browsers count for `maxlength`. Each text within
 * its limit fits into it in every script; a whole file that is pasted does not.
 * @param limit how many characters as people count them the field may hold
 */
export function roomOf(limit: number): number {
  return limit * unitsPerCharacter;
}

/**
 * Cuts a text that fills the room of its field: the browser has cut it there, or it came past the
 * browser, as some password managers write. A text that is only somewhat too long stays whole: the
 * visitor knows best what to leave out.
 * @param limit how many characters the field may hold
 * @returns its first characters, as many as fit; undefined when nothing need be cut
 */
export function cutText(text: string, limit: number): string | undefined {
  const room = roomOf(limit);
  return text.length < room ? undefined : [...text.slice(0, room)].slice(0, limit).join('');
}
