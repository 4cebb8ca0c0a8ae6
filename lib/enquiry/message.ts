import { formTypes } from '@/content/schema/mail-templates';
import { maxNameLength } from '@/lib/contact/enquire-route';
import { isDay } from '@/lib/dates/calendar-day';
import { formatDay } from '@/lib/dates/format-day';
import { parameters } from '@/lib/routes/parameters';
import { isItemRoute } from '@/lib/routes/routes';
import { readSavedRoutes, savedListUrl } from '@/lib/saved/saved-list';
import { interpolate } from '@/lib/text/interpolate';
import type { FieldWithOptions, FormName } from './forms-file';
import { cleanText, type FormMessages, type Values } from './validation';

/** An enquiry as it would be sent now. */
export type Enquiry = {
  fields: readonly FieldWithOptions[];
  /** What the fields contain. */
  values: Values;
  /** Lines about the item or the list in the address, with which the message begins; empty for none. */
  about: string;
  /** Lines about what is chosen for a trip; empty for nothing. */
  chosen: string;
  /** The line that names the page. */
  sentFrom: string;
};

/** The template of the mail service for a form. */
export const templateOf = (form: FormName) => formTypes[form].template;

/**
 * An enquiry as the fields of its mail template. Fields that the template lacks (`inMessage`) become lines below the
 * visitor's message, and the last line names the page. Line breaks are removed from single-line fields, so that typed
 * text can't become a mail header.
 */
export function templateFields(enquiry: Enquiry): Record<string, string> {
  const { fields, chosen, sentFrom } = enquiry;
  const values = valuesToSend(enquiry);
  const inTemplate = fields.filter(({ name, inMessage }) => name !== 'message' && !inMessage);
  const inMessage = fields.filter((field) => field.inMessage);
  const lines = [...linesOf(inMessage, values), chosen].filter(Boolean);
  const message = [values.message, lines.join('\n'), sentFrom];
  return {
    ...Object.fromEntries(inTemplate.map(({ name }) => [name, inOneLine(values[name])])),
    message: message.filter(Boolean).join('\n\n'),
  };
}

/** An enquiry as plain text, for chat, e-mail and the phone. */
export function enquiryText(subject: string, enquiry: Enquiry): string {
  const { fields, chosen, sentFrom } = enquiry;
  const values = valuesToSend(enquiry);
  const blocks = [subject, linesOf(fields, values).join('\n'), chosen, sentFrom];
  return blocks.filter(Boolean).join('\n\n');
}

/** A line for each field that is not empty, with days in words. */
function linesOf(fields: Enquiry['fields'], values: Values): string[] {
  return fields.flatMap(({ name, label, type }) => {
    const value = name === 'message' ? values[name] : inOneLine(values[name]);
    if (!value) return [];
    return `${label}: ${type === 'date' && isDay(value) ? formatDay(value) : value}`;
  });
}

/** The values of an enquiry, with the lines about its item in the message, if the form has one. */
function valuesToSend({ values, about }: Enquiry): Values {
  if (values.message === undefined) return values;
  const blocks = [about, values.message.trim()].filter(Boolean);
  return { ...values, message: blocks.join('\n\n') };
}

/**
 * The lines about the item or the list in the address of the contact page: a sentence with the names, and a URL.
 * Addresses can be edited, so invalid names and routes are left out.
 * @param address the URL of the contact page
 * @param arrival the day of arrival, for the URL of a list; for an item, only a field of the form contains it
 * @returns an empty text if the address names neither
 */
export function readAbout(address: string, messages: FormMessages, arrival?: string): string {
  const { search, searchParams, origin } = new URL(address);
  const text = cleanText(searchParams.get(parameters.itemName) ?? '');
  const name = text.replace(/\p{Cc}+/gu, ' ').trim();
  const isName = name !== '' && name.length <= maxNameLength;
  const sentence = isName ? interpolate(messages.about, { item: name }) : '';
  const saved = readSavedRoutes(search);
  const route = sentence && routeInAddress(address);
  const url = saved.length > 0 ? savedListUrl(saved, origin, arrival) : route && origin + route;
  return [sentence, url].filter(Boolean).join('\n');
}

/** @returns the route of the item or the service in the address of the contact page; undefined if there is none */
export function routeInAddress(address: string): string | undefined {
  const route = new URL(address).searchParams.get(parameters.itemRoute) ?? '';
  return isItemRoute(route) || /^\/[a-z0-9-]{1,60}$/.test(route) ? route : undefined;
}

function inOneLine(text = ''): string {
  return text.replace(/[\r\n\u0085\u2028\u2029]+/g, ' ').trim();
}
