/** What the visitor typed, by field name. */
export type Values = Readonly<Record<string, string>>;

/** The room of a field, in units of UTF-16 for each character of its limit: a family in one emoji has 11. */
export const unitsPerCharacter = 12;

/** The most people or nights that a form takes. */
const mostAmount = 60;

/**
 * Marks that show nothing: soft hyphens, marks of direction, spaces and joins without width. U+200C and
 * U+200D are none of them: Indic scripts, Persian and emoji of families need them.
 */
const marks = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u206F\uFEFF]/g;

/** Fields that hold an address, a number or a day: what is in them is read by machines, too. */
const exact = ['email', 'tel', 'date', 'number'];

/**
 * Takes out of a text what came along when it was pasted, as from an app for contacts: marks that nobody
 * sees and, in an address, a number or a day, other forms of letters, signs, hyphens and spaces. What
 * people write in words stays as it is.
 * @param type that of the field; any other than those of fields is taken for words
 */
export function cleanText(text: string, type = 'text'): string {
  if (!exact.includes(type)) return text.replace(marks, '');
  // NFKC makes a plain + of a full-width one, and a space of one that does not break.
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-');
}

/** Whether a text is a whole number of people or nights, from 1 to 60. */
export function isCount(text: string): boolean {
  return /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= mostAmount;
}
