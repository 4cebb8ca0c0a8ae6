import type { FormField } from '@/content/schema/form';
import { checkArrival, type WrongDay } from '@/lib/dates/arrival-day';
import { dayInIndia, isDay } from '@/lib/dates/calendar-day';
import { fillIn } from '@/lib/text/fill-in';
import { isCount, type Values } from './field-text';
import type { FormWords } from './form-words';

/** The words that the forms share; a day of arrival is judged in the words of the trips' pages. */
export type EnquiryWords = FormWords & { issues: Record<WrongDay, string> };

type IssueCause = keyof EnquiryWords['issues'];

/** What is wrong with a field, and how that is said. */
type Issue = { cause: IssueCause; text: string };

/** What is wrong, by field name, in the order of the form. */
export type Issues = Readonly<Record<string, Issue>>;

/**
 * How many years ahead an enquiry may look. Days that are further ahead than sailings are known are
 * welcome: a person answers. Nobody asks for one beyond this: it is a mistake, such as 2036 for 2026.
 */
const years = 5;

/** Finds what is wrong with a text that is neither empty nor too long, by the type of its field. */
const judges: {
  [Type in FormField['type']]?: (text: string, today: string) => IssueCause | undefined;
} = {
  email: (text) => (isEmail(text) ? undefined : 'email'),
  tel: (text) => (isPhone(text) ? undefined : 'phone'),
  date: (text, today) => checkArrival(text, today, years),
  number: (text) => (isCount(text) ? undefined : 'number'),
};

/**
 * Checks what the visitor typed: required fields are filled in, addresses and numbers look valid,
 * days are ones to arrive on, nothing is longer than its limit (in characters as people count them),
 * and fields that name another one fit it.
 * @param today the day that it is in India, as year-month-day
 */
export function checkValues(
  fields: readonly FormField[],
  values: Values,
  { issues: texts }: EnquiryWords,
  today = dayInIndia(),
): Issues {
  const textOf = (name = '') => values[name]?.trim() ?? '';
  const found = fields.flatMap((field) => {
    const value = textOf(field.name);
    const first = textOf(field.notBefore);
    const length = countCharacters(value);
    const cause =
      findIssue(field, value, length, today) ??
      (value && isDay(first) && value < first ? 'early' : undefined) ??
      (value && normalized(value) === normalized(textOf(field.differsFrom)) ? 'same' : undefined);
    if (!cause) return [];
    const named = cause === 'early' ? field.notBefore : field.differsFrom;
    const other = fields.find(({ name }) => name === named)?.label ?? '';
    const { label, limit } = field;
    const shown = value.slice(0, 30);
    const text = fillIn(texts[cause], { field: label, other, limit, length, value: shown });
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
  // Of a year with five digits, as some browsers take it, the length is not what is wrong.
  if (length > limit && type !== 'date') return 'long';
  return judges[type]?.(value, today);
}

/** A text without what people do not hear: capitals, and how many spaces there are. */
function normalized(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ');
}

/**
 * Text, an @, and a name with a dot, in letters of every script, as in international addresses. A dot
 * stands between two letters.
 */
function isEmail(text: string): boolean {
  if (/^\.|[.@]\.|\.@/.test(text)) return false;
  return /^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\]+\.[^\s@.<>"(),:;[\]\\]{2,}$/u.test(text);
}

/** What people write beside a number: that it has WhatsApp, and its extension. */
const chatNote = /^\(\s*(whatsapp|wa)\s*\)|\(\s*(whatsapp|wa)\s*\)$/giu;
const extension = /,?\s*(?:ext(?:n|ension)?|x)\.?\s*\p{Nd}{1,6}$/iu;

/** One number, or several with a slash or a comma between them. A slash may also stand within one. */
function isPhone(text: string): boolean {
  return isOnePhone(text) || text.split(/[/,]/).every(isOnePhone);
}

/** 6 to 15 digits of any script (E.164), with the separators that people write. */
function isOnePhone(text: string): boolean {
  const number = text.trim().replace(chatNote, '').trim().replace(extension, '');
  const digits = number.match(/\p{Nd}/gu)?.length ?? 0;
  return /^\(?\+?[\p{Nd}\s().\-/]+$/u.test(number) && digits >= 6 && digits <= 15;
}

/**
 * Counts the characters that people see: an emoji or a Devanagari syllable is one. Browsers without
 * `Intl.Segmenter` (Firefox before 125) count code points.
 */
function countCharacters(text: string): number {
  if (!('Segmenter' in Intl)) return [...text].length;
  return [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].length;
}
