import type { FormField } from '@/content/schema/form';
import type { formMessages } from '@/lib/content-files';
import { type DayIssue, findDayIssue, maxYearsAhead } from '@/lib/dates/arrival-day';
import { isDay } from '@/lib/dates/calendar-day';
import { interpolate } from '@/lib/text/interpolate';

/** What fields contain, by the names of the fields. */
export type Values = Readonly<Record<string, string>>;

/** The messages that all forms share. Those about days come from the labels of dates. */
export type FormMessages = typeof formMessages & { issues: Record<DayIssue, string> };

type IssueKind = keyof FormMessages['issues'];

/** A mistake in a field, with the name and label of the field and a message. */
export type Issue = { name: string; label: string; kind: IssueKind; text: string };

/**
 * Invisible characters: soft hyphens, direction marks, byte order marks (Cf); and lone surrogates (Cs), which
 * `encodeURIComponent` rejects. U+200C, U+200D, tags and Arabic signs are not included: Indic scripts, emoji and flags
 * need the first, and the signs are visible.
 */
const invisible = /(?!\u200C|\u200D|[\u0600-\u0605\u06DD\u{E0020}-\u{E007F}])[\p{Cf}\p{Cs}]/gu;

/**
 * Removes invisible characters from a pasted text, and spaces around it. In e-mail addresses, phone numbers and days it
 * also normalizes unusual forms of letters, digits, hyphens and spaces.
 * @param type the type of the field
 */
export function cleanText(text: string, type = 'text'): string {
  const isMachineReadable = ['email', 'tel', 'date'].includes(type);
  if (!isMachineReadable) return text.replace(invisible, '').trim();
  // NFKC turns a full-width + into a plain one, and a no-break space into a space.
  return text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Cs}]/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .trim();
}

/**
 * Validates the values: required fields, e-mail addresses, phone numbers, days, maximum lengths, and days that must not
 * be earlier than another (`notBeforeField`).
 * @param today the current day in India, as year-month-day
 * @returns an issue for each field with a mistake, in the order of the form
 */
export function checkValues(
  fields: readonly FormField[],
  values: Values,
  { issues: texts }: FormMessages,
  today: string,
): Issue[] {
  const textOf = (name = '') => values[name] ?? '';
  return fields.flatMap((field) => {
    const { name, label, limit, notBeforeField } = field;
    const value = textOf(name);
    const kind = findIssueKind(field, value, textOf(notBeforeField), today);
    if (!kind) return [];
    const other = fields.find((candidate) => candidate.name === notBeforeField)?.label ?? '';
    const placeholders = { field: label, other, limit, length: value.length, years: maxYearsAhead };
    return { name, label, kind, text: interpolate(texts[kind], placeholders) };
  });
}

/** @param earliest the earliest day that is allowed; a text that is not a day sets no limit */
function findIssueKind(
  { type, required, limit }: FormField,
  value: string,
  earliest: string,
  today: string,
): IssueKind | undefined {
  if (value === '') return required ? 'empty' : undefined;
  // Some browsers accept five-digit years; report those as wrong dates, not as too long.
  if (value.length > limit && type !== 'date') return 'tooLong';
  if (type === 'email' && !isEmail(value)) return 'invalidEmail';
  if (type === 'tel' && !hasPhone(value)) return 'invalidPhone';
  if (type !== 'date') return undefined;
  return (
    findDayIssue(value, today) ?? (isDay(earliest) && value < earliest ? 'tooEarly' : undefined)
  );
}

/**
 * Whether a text looks like an e-mail address: text, an @, and a domain with a dot, in any script. Dots are allowed
 * only between other characters.
 */
function isEmail(text: string): boolean {
  if (/^\.|[.@]\.|\.@/.test(text)) return false;
  return /^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\]+\.[^\s@.<>"(),:;[\]\\]{2,}$/u.test(text);
}

/**
 * Whether a text contains a phone number: 6 to 15 digits (E.164) in any script, with spaces, brackets and the like
 * between them. Other text is allowed, because people add names, a second number or "WhatsApp".
 */
function hasPhone(text: string): boolean {
  return /(?:^|\P{Nd})\p{Nd}(?:[\s()+.\-/]*\p{Nd}){5,14}(?!\p{Nd})/u.test(text);
}
