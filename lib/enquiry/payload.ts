import type { FormField, FormWords } from '@/content/schema/form';
import type { Values } from './values';

/** The forms of the site, each with its fields in the content. */
export type FormName = 'flight' | 'contact' | 'booking';

/** The mail service's template for each form: the popup uses that of the contact form. */
export const templateOf = {
  flight: 'flight',
  contact: 'contact',
  booking: 'contact',
} as const satisfies Record<FormName, string>;

/** The name of the field that only bots fill in. */
export const honeypotName = 'leave-this-empty';

type PayloadField = Pick<FormField, 'name' | 'label' | 'inMessage'>;

/** The full addresses of the visitor's page and of the page before it. */
export type Page = { href: string; referrer: string };

/**
 * An enquiry in the form of the mail service's template: exactly its fields, with the page that it
 * was sent from at the end of the message. The template lacks the fields that are `inMessage`: they
 * become lines under what the visitor wrote. Line breaks are removed from fields of one line, so that
 * nothing typed there can become a mail header; everything else is sent as it was typed.
 */
export function payload(
  fields: readonly PayloadField[],
  values: Values,
  page: Page,
  words: FormWords,
): Record<string, string> {
  const lineOf = ({ name }: PayloadField) => oneLine(values[name] ?? '');
  const own = fields.filter(({ name, inMessage }) => name !== 'message' && !inMessage);
  const details = fields.filter((field) => field.inMessage && lineOf(field));
  const parts = [
    values.message?.trim(),
    details.map((field) => `${field.label}: ${lineOf(field)}`).join('\n'),
    pageLine(page, words),
  ];
  return {
    ...Object.fromEntries(own.map((field) => [field.name, lineOf(field)])),
    message: parts.filter(Boolean).join('\n\n'),
  };
}

/** The page that a message was written on, and the page of this site that led there. */
export function pageLine({ href, referrer }: Page, words: FormWords): string {
  const line = words.page.replace('{page}', () => href);
  const isOurs = referrer.startsWith(`${new URL(href).origin}/`) && referrer !== href;
  return isOurs ? `${line}, ${words.from.replace('{page}', () => referrer)}` : line;
}

function oneLine(text: string): string {
  return text.replace(/[\r\n\u0085\u2028\u2029]+/g, ' ').trim();
}
