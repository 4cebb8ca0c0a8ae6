import type { FormField } from '@/content/schema/form';
import type { formMessages } from '@/lib/content/load/files';
import { checkArrival, knownYears, type WrongDay } from '@/lib/dates/arrival-day';
import { dayInIndia, isDay } from '@/lib/dates/calendar-day';
import { interpolate } from '@/lib/text/interpolate';

/** What a visitor has typed, by the names of the fields. */
export type Values = Readonly<Record<string, string>>;

/** The words that all forms share, without those about a wrong day. */
export type FormMessages = typeof formMessages;

/** All words of the forms. The messages for wrong days are in the words of dates. */
export type EnquiryMessages = FormMessages & { issues: Record<WrongDay, string> };

type IssueCause = keyof EnquiryMessages['issues'];

/** What is wrong with a field, and how that is said. */
type Issue = { cause: IssueCause; text: string };

/** What is wrong, by field name, in the order of the form. */
export type Issues = Readonly<Record<string, Issue>>;

/** The largest number of people or nights that a field accepts. */
const maxCount = 60;

/**
 * How many UTF-16 units a field lets in for each character of its limit. An emoji of a family is one character
 * for people, and has 11 units.
 */
export const unitsPerCharacter = 12;

/**
 * Characters without a width: soft hyphens, marks of direction, byte order marks. U+200C and U+200D are not among
 * them: Indic scripts, Persian and some emoji need these.
 */
const invisible = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u206F\uFEFF]/g;

/** The types of fields whose text programs read, too. */
const exactTypes = ['email', 'tel', 'date', 'number'];

/** For each type of field: what is wrong with a text that is neither empty nor too long. */
const checkers: {
  [Type in FormField['type']]?: (text: string, today: string) => IssueCause | undefined;
} = {
  email: (text) => (isEmail(text) ? undefined : 'email'),
  tel: (text) => (hasPhone(text) ? undefined : 'phone'),
  date: (text, today) => checkArrival(text, today),
  number: (text) => (isCount(text) ? undefined : 'number'),
};

/**
 * Removes from a text what came along when it was pasted: invisible characters and, in an address, a number or a
 * day, unusual forms of letters, digits, hyphens and spaces. Other texts keep everything that can be seen.
 * @param type the type of the field
 */
export function cleanText(text: string, type = 'text'): string {
  if (!exactTypes.includes(type)) return text.replace(invisible, '');
  // NFKC makes a plain + of a full-width one, and a space of a no-break space.
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-');
}

/**
 * Checks what the visitor typed: required fields are filled in, addresses, numbers and days are valid, no text is
 * longer than its limit (in characters as people count them), and no day is before that of the field it refers to.
 * @param today the current day in India, as year-month-day
 * @returns an issue for each field with a mistake; an empty object when there is none
 */
export function checkValues(
  fields: readonly FormField[],
  values: Values,
  { issues: texts }: EnquiryMessages,
  today = dayInIndia(),
): Issues {
  const textOf = (name = '') => values[name]?.trim() ?? '';
  const found = fields.flatMap((field) => {
    const value = textOf(field.name);
    const first = textOf(field.notBefore);
    const length = countCharacters(value);
    const cause =
      findIssue(field, value, length, today) ??
      (value && isDay(first) && value < first ? 'early' : undefined);
    if (!cause) return [];
    const { label, limit, notBefore } = field;
    const other = fields.find(({ name }) => name === notBefore)?.label ?? '';
    const shown = { value: value.slice(0, 30), years: knownYears };
    const text = interpolate(texts[cause], { field: label, other, limit, length, ...shown });
    return [[field.name, { cause, text }] as const];
  });
  return Object.fromEntries(found);
}

/** Whether nothing is wrong. */
export function hasNoIssues(issues: Issues): boolean {
  return Object.keys(issues).length === 0;
}

/** What is wrong with the text of a field alone. */
function findIssue(
  { type, required, limit }: FormField,
  value: string,
  length: number,
  today: string,
): IssueCause | undefined {
  if (value === '') return required ? 'empty' : undefined;
  // Some browsers accept five-digit years; report those as wrong dates, not as too long.
  if (length > limit && type !== 'date') return 'long';
  return checkers[type]?.(value, today);
}

/**
 * Text, an @, and a name with a dot, in letters of every script, as in international addresses. A dot
 * is between two letters.
 */
function isEmail(text: string): boolean {
  if (/^\.|[.@]\.|\.@/.test(text)) return false;
  return /^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\]+\.[^\s@.<>"(),:;[\]\\]{2,}$/u.test(text);
}

/**
 * Whether a phone number can be read in a text: 6 to 15 digits of any script (E.164), with spaces, brackets and
 * the like between them. People add names, a second number or "WhatsApp", and all of it is sent.
 */
function hasPhone(text: string): boolean {
  return /(?:^|\P{Nd})\p{Nd}(?:[\s()+.\-/]*\p{Nd}){5,14}(?!\p{Nd})/u.test(text);
}

/** Whether a text is a whole number from 1 to 60, of people or nights. */
function isCount(text: string): boolean {
  return /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= maxCount;
}

/**
 * Counts the characters that people see: an emoji or a Devanagari syllable is one. Browsers without
 * `Intl.Segmenter` (Firefox before 125) count code points.
 */
function countCharacters(text: string): number {
  if (!('Segmenter' in Intl)) return [...text].length;
  return [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].length;
}
