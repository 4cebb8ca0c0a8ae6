import type { FormField } from '@/content/schema/form';
import { templateOfForm } from '@/content/schema/mail-templates';
import { isDay } from '@/lib/dates/calendar-day';
import { formatDay } from '@/lib/dates/date-words';
import { aboutParameter, enquiryItemParameter, isItemRoute, maxNameLength } from '@/lib/routes';
import { readSavedRoutes, savedListUrl } from '@/lib/saved-list';
import { interpolate } from '@/lib/text/interpolate';
import type { FormMessages, Values } from './validation';

/** The forms of the site, by their names in the content. */
export type FormName = keyof typeof templateOfForm;

type Field = Pick<FormField, 'name' | 'label' | 'inMessage'>;

/** @returns the name of the mail template that the enquiries of a form use */
export function templateOf(form: FormName) {
  return templateOfForm[form];
}

/**
 * An enquiry as the fields of its mail template. Fields that the template lacks (`inMessage`) become lines below the
 * visitor's message, and the last line names the page. Line breaks are removed from single-line fields, so that typed
 * text can't become a mail header. Everything else is sent as it was typed.
 */
export function templateFields(
  fields: readonly Field[],
  values: Values,
  page: string,
  messages: FormMessages,
  choice = '',
): Record<string, string> {
  const lineOf = ({ name }: Field) => inOneLine(values[name] ?? '');
  const own = fields.filter(({ name, inMessage }) => name !== 'message' && !inMessage);
  const details = fields.filter((field) => field.inMessage && lineOf(field));
  const lines = details.map((field) => `${field.label}: ${lineOf(field)}`).join('\n');
  const message = [values.message?.trim(), lines, choice, interpolate(messages.page, { page })];
  return {
    ...Object.fromEntries(own.map((field) => [field.name, lineOf(field)])),
    message: message.filter(Boolean).join('\n\n'),
  };
}

/**
 * An enquiry as plain text, for chat, e-mail and the phone: its subject, a line for each field that is not empty,
 * with days in words, the choice, and the page.
 */
export function enquiryText(
  { subject, fields }: { subject: string; fields: readonly (Field & { type?: string })[] },
  values: Values,
  page: string,
  messages: FormMessages,
  choice = '',
): string {
  const lines = fields.flatMap(({ name, label, type }) => {
    const value = values[name]?.trim();
    return value ? `${label}: ${type === 'date' && isDay(value) ? formatDay(value) : value}` : [];
  });
  const own = [subject, '', ...lines, ...(choice ? ['', choice] : [])];
  return [...own, '', interpolate(messages.page, { page })].join('\n');
}

/**
 * The first lines of a message about the item or the list in the address of the contact page: a sentence with the
 * names, and a URL. Addresses can be edited, so invalid names and routes are left out.
 * @param page the URL of the contact page
 * @param arrival the day of arrival, for the URL of a list; for an item, only a field of the form contains it
 * @returns undefined if the address names neither
 */
export function aboutLines(
  page: string,
  messages: FormMessages,
  arrival?: string,
): string | undefined {
  const { search, searchParams, origin } = new URL(page);
  const name = searchParams
    .get(aboutParameter)
    ?.replace(/\p{Cc}+/gu, ' ')
    .trim();
  const line =
    name && name.length <= maxNameLength ? interpolate(messages.about, { item: name }) : undefined;
  const saved = readSavedRoutes(search);
  if (saved.length > 0) {
    return [line, savedListUrl(saved, origin, arrival)].filter(Boolean).join('\n');
  }
  const route = routeInAddress(page);
  return line && route ? `${line}\n${origin}${route}` : line;
}

/** @returns the route of the item or the service in the address of the contact page; undefined if there is none */
export function routeInAddress(page: string): string | undefined {
  const route = new URL(page).searchParams.get(enquiryItemParameter) ?? '';
  return isItemRoute(route) || /^\/[a-z0-9-]{1,60}$/.test(route) ? route : undefined;
}

/** Puts the lines of `aboutLines`, which has the same parameters, at the start of a message that lacks them. */
export function withAboutLines(
  message: string,
  page: string,
  messages: FormMessages,
  arrival?: string,
): string {
  const lines = aboutLines(page, messages, arrival) ?? '';
  return message.includes(lines) ? message : [lines, message].filter(Boolean).join('\n\n');
}

function inOneLine(text: string): string {
  return text.replace(/[\r\n\u0085\u2028\u2029]+/g, ' ').trim();
}
