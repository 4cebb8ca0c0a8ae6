import type { FormField } from '@/content/schema/form';
import { isDay } from '@/lib/arrival';
import type { Values } from './values';

/** What is wrong with a field, and how many characters it holds. */
export type Fault = {
  kind: 'empty' | 'email' | 'phone' | 'date' | 'number' | 'long';
  length: number;
};

/** What is wrong, by field name, in the order of the form. */
export type Faults = Readonly<Record<string, Fault>>;

/** The formats of the field types that have one, and what is wrong with a text that has another. */
const formats: {
  [Type in FormField['type']]?: { fits: (text: string) => boolean; fault: Fault['kind'] };
} = {
  email: { fits: isEmail, fault: 'email' },
  tel: { fits: isPhone, fault: 'phone' },
  date: { fits: isDay, fault: 'date' },
  number: { fits: isAmount, fault: 'number' },
};

/**
 * Checks what the visitor typed: required fields are filled in, addresses, numbers and dates look
 * valid, and nothing is longer than its limit (in characters as people count them).
 */
export function findFaults(fields: readonly FormField[], values: Values): Faults {
  const found = fields.flatMap((field) => {
    const value = values[field.name]?.trim() ?? '';
    const length = countCharacters(value);
    const kind = findFault(field, value, length);
    return kind ? [[field.name, { kind, length }] as const] : [];
  });
  return Object.fromEntries(found);
}

function findFault(
  { type, required, limit }: FormField,
  value: string,
  length: number,
): Fault['kind'] | undefined {
  if (length === 0) return required ? 'empty' : undefined;
  if (length > limit) return 'long';
  const format = formats[type];
  return format && !format.fits(value) ? format.fault : undefined;
}

/** Text, an @, and a name with a dot, in letters of every script, as in international addresses. */
function isEmail(text: string): boolean {
  return /^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\]+\.[^\s@.<>"(),:;[\]\\]{2,}$/u.test(text);
}

/** 6 to 15 digits of any script (E.164), with the separators that people write. */
function isPhone(text: string): boolean {
  const digits = text.match(/\p{Nd}/gu)?.length ?? 0;
  return /^\+?[\p{Nd}\s().\-–/]+$/u.test(text) && digits >= 6 && digits <= 15;
}

/** A whole number of people or nights, from 1 to 60. */
function isAmount(text: string): boolean {
  return /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= 60;
}

/**
 * Counts the characters that people see: an emoji or a Devanagari syllable is one. Browsers without
 * `Intl.Segmenter` (Firefox before 125) count code points.
 */
function countCharacters(text: string): number {
  if (!('Segmenter' in Intl)) return [...text].length;
  return [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].length;
}
