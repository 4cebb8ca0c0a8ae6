import { formatDay, isDay } from '@/lib/dates/calendar-day';
import { type Enquiry, incompleteDate } from './enquiry';
import type { Values } from './validation';

/**
 * The values for the fields of the mail template. Form fields that the template lacks (`asMessageLine`) become lines
 * below the visitor's message, and the last line names the page. Line breaks are removed from single-line fields, so
 * that nobody can inject mail headers.
 */
export function templateFields(enquiry: Enquiry): Record<string, string> {
  const { fields, choiceLines, pageLine } = enquiry;
  const values = valuesToSend(enquiry);
  const inMessage = fields.filter((field) => field.asMessageLine);
  const inTemplate = fields.filter((field) => field.name !== 'message' && !field.asMessageLine);
  const lines = [...linesOf(inMessage, values), choiceLines].filter(Boolean);
  const message = [values.message, lines.join('\n'), pageLine];
  return {
    ...Object.fromEntries(inTemplate.map(({ name }) => [name, inOneLine(values[name])])),
    message: message.filter(Boolean).join('\n\n'),
  };
}

/** An enquiry as plain text for chat, e-mail and the phone. */
export function enquiryText(subject: string, enquiry: Enquiry): string {
  const { choiceLines, pageLine } = enquiry;
  const lines = linesOf(enquiry.fields, valuesToSend(enquiry));
  const blocks = [subject, lines.join('\n'), choiceLines, pageLine];
  return blocks.filter(Boolean).join('\n\n');
}

/** The e-mail address and the phone number in an enquiry, for the answer. */
export const replyAddresses = ({ fields, values }: Enquiry): string[] =>
  fields.flatMap(({ name, type }) => (['email', 'tel'].includes(type) && values[name]) || []);

/** A line for each field that is not empty or half-typed, with days in words. */
function linesOf(fields: Enquiry['fields'], values: Values): string[] {
  return fields.flatMap(({ name, label, type }) => {
    const value = name === 'message' ? values[name] : inOneLine(values[name]);
    if (!value || value === incompleteDate) return [];
    return `${label}: ${type === 'date' && isDay(value) ? formatDay(value) : value}`;
  });
}

/** The values of an enquiry. If the form has a message, it begins with the lines about the item or list. */
function valuesToSend({ values, aboutLines }: Enquiry): Values {
  if (values.message === undefined) return values;
  const blocks = [aboutLines, values.message].filter(Boolean);
  return { ...values, message: blocks.join('\n\n') };
}

function inOneLine(text = ''): string {
  return text.replace(/[\r\n\u0085\u2028\u2029]+/g, ' ');
}
