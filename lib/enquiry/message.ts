import type { FormField } from '@/content/schema/form';
import { formatTypedDay } from '@/lib/dates/date-words';
import { fillIn } from '@/lib/text/fill-in';
import type { Values } from './field-text';
import type { FormWords } from './form-words';

type Field = Pick<FormField, 'name' | 'label' | 'inMessage'>;

/** The URLs of the visitor's page and of the page before it. */
export type Page = { href: string; referrer: string };

/**
 * An enquiry in the form of the mail service's template: exactly its fields, with the page that it
 * was sent from at the end of the message. The template lacks the fields that are `inMessage`: they
 * become lines under what the visitor wrote. Line breaks are removed from fields of one line, so that
 * nothing typed there can become a mail header; everything else is sent as it was typed.
 */
export function templateFields(
  fields: readonly Field[],
  values: Values,
  page: Page,
  words: FormWords,
): Record<string, string> {
  const lineOf = ({ name }: Field) => inOneLine(values[name] ?? '');
  const own = fields.filter(({ name, inMessage }) => name !== 'message' && !inMessage);
  const details = fields.filter((field) => field.inMessage && lineOf(field));
  const lines = details.map((field) => `${field.label}: ${lineOf(field)}`).join('\n');
  const message = [values.message?.trim(), lines, pageLine(page, words)];
  return {
    ...Object.fromEntries(own.map((field) => [field.name, lineOf(field)])),
    message: message.filter(Boolean).join('\n\n'),
  };
}

/**
 * An enquiry as plain text, for chat, e-mail and the phone: its subject, one line for each field that is
 * not empty, with days in words, then the page that it came from.
 */
export function enquiryText(
  { subject, fields }: { subject: string; fields: readonly (Field & { type?: string })[] },
  values: Values,
  page: Page,
  words: FormWords,
): string {
  const lines = fields.flatMap(({ name, label, type }) => {
    const value = values[name]?.trim();
    return value ? `${label}: ${type === 'date' ? formatTypedDay(value) : value}` : [];
  });
  return [subject, '', ...lines, '', pageLine(page, words)].join('\n');
}

/** The first name of a person: the first word that is no title. */
export function firstName(name: string): string {
  const words = name.trim().split(/\s+/);
  return words.find((word) => !/^(mr|mrs|ms|dr|shri|smt)\.?$/i.test(word)) ?? name;
}

/** The page that a message was written on, and the page of this site that led there. */
function pageLine({ href, referrer }: Page, words: FormWords): string {
  const line = fillIn(words.page, { page: href });
  const isOurs = referrer.startsWith(`${new URL(href).origin}/`) && referrer !== href;
  return isOurs ? `${line}, ${fillIn(words.from, { page: referrer })}` : line;
}

function inOneLine(text: string): string {
  return text.replace(/[\r\n\u0085\u2028\u2029]+/g, ' ').trim();
}
