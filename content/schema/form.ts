import { z } from 'zod';
import { flag, line, lineWith, list, title, whole } from './fields';
import { templateOfForm, templates } from './mail-templates';

const fieldSchema = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z]+$/)
    .describe(
      'the name that the field had: it must stay, as the mail template uses it. A new field takes another, in small letters, and has the line inMessage: true',
    ),
  label: title,
  type: z.enum(['text', 'email', 'tel', 'date', 'number', 'textarea']),
  required: z.boolean(),
  autoComplete: z.enum(['name', 'email', 'tel', 'street-address', 'off']),
  limit: whole(10, 3000).describe(
    'how many characters the field may hold, a whole number from 10 to 3000',
  ),
  hint: line.optional().describe('a word of help under the label'),
  inMessage: flag.describe(
    'true for a field that the mail template lacks: it becomes a line of the message',
  ),
  short: flag.describe('true for a field with little in it: on phones two of them share a row'),
  notBefore: z
    .optional(z.string())
    .describe(
      'for a day: the name of the field with the day that it may not be before; the name of a field must stay as it is',
    ),
  differsFrom: z
    .optional(z.string())
    .describe(
      'the name of the field whose text this one may not repeat; the name of a field must stay as it is',
    ),
});

/** One enquiry form: its fields in their order, and what it says when one is missing. */
const plainFormSchema = z.strictObject({
  subject: title.describe('the subject of the message'),
  fields: list(fieldSchema, 3, 12),
  missing: line.describe('the alert when a required field is empty'),
  send: title.describe('the words on its button'),
  prepare: title.describe('the same, while the site has no mail service'),
  privacy: line.describe('what the data is for; {fields} becomes the names of the fields'),
  more: title.optional().describe('the link to the contact page, where one can say more'),
});

/**
 * A form whose answers all arrive, as each field has a name of its own, and whose fields name only fields that it
 * has; a day is compared with a day. While a name is wrong, what follows from it is not told.
 */
export function formSchemaFor(template: keyof typeof templates) {
  const known = templates[template];
  return plainFormSchema.superRefine(({ fields }, context) => {
    const addIssue = (path: (string | number)[], message: string, input: string) =>
      context.addIssue({ code: 'custom', path, message, input });
    const lost = fields.filter(({ name, inMessage }) => !inMessage && !known.includes(name));
    for (const field of lost) {
      const message = `is not in the mail template, which has ${known.join(', ')}`;
      addIssue(['fields', fields.indexOf(field), 'name'], message, field.name);
    }
    const names = fields.map(({ name }) => name);
    const copies = fields.filter(({ name }, index) => names.indexOf(name) < index);
    for (const field of copies) {
      const message = 'is the name of another field, so only the first would be sent';
      addIssue(['fields', fields.indexOf(field), 'name'], message, field.name);
    }
    if (lost.length > 0 || copies.length > 0) return;

    const typeOf = (wanted: string) => fields.find(({ name }) => name === wanted)?.type;
    for (const [index, { name, type, notBefore, differsFrom }] of fields.entries()) {
      if (notBefore && (notBefore === name || type !== 'date' || typeOf(notBefore) !== 'date')) {
        const message = 'has to be on a day, and to name another field for a day';
        addIssue(['fields', index, 'notBefore'], message, notBefore);
      }
      if (differsFrom && (differsFrom === name || !typeOf(differsFrom))) {
        addIssue(['fields', index, 'differsFrom'], 'names no other field of the form', differsFrom);
      }
    }
  });
}

/**
 * The error messages of a field whose value cannot be sent. Those of dates are the words that trips
 * have for them (labels, dates).
 */
const issuesSchema = z.strictObject({
  empty: lineWith('field').describe('an empty required field; {field} becomes its label'),
  email: line.describe('what does not look like an e-mail address'),
  phone: line.describe('what does not look like a telephone number'),
  number: line.describe('what is no whole number from 1 to 60'),
  early: lineWith('other').describe(
    'a day that is before the one of another field; {other} becomes its label',
  ),
  same: lineWith('other').describe('a text that repeats another field; {other} becomes its label'),
  long: lineWith('limit', 'length').describe(
    'a text that is too long; {limit} and {length} become numbers of characters',
  ),
});

/** Why an enquiry has not been sent, or may not have been. */
const unsentSchema = z.strictObject({
  offline: line.describe('there was no connection when the button was pressed'),
  waiting: line.describe(
    'nothing was sent, and one press sends it: the connection that was lost is back',
  ),
  broken: line.describe('the connection failed before an answer came: it may have been sent'),
  refused: line.describe('the mail service said no'),
  busy: line.describe('the mail service has too much to do'),
  signIn: line.describe('a network that wants a sign-in answered instead of the mail service'),
  late: line.describe('no answer came in time, or only a part of it: it may have been sent'),
  missingParts: line.describe('the part of the page that sends has not arrived'),
  notSetUp: line.describe('the site has no mail service yet'),
});

/** The words that the forms share. */
const formWordsSchema = z.strictObject({
  required: line,
  optional: line,
  check: line.describe('the alert when nothing is missing but something cannot be sent'),
  issues: issuesSchema,
  sending: line.describe('on the button while sending'),
  sent: line.describe('the alert when the mail service has taken the enquiry'),
  thanks: lineWith('name').describe('what follows it; {name} is the first name'),
  unsent: unsentSchema,
  prepared: title.describe('the heading over a message that is ready and not sent'),
  sendNow: title.describe('the button that sends what waits'),
  again: title.describe('the button that tries once more after a failure'),
  another: title.describe('the button that shows the fields again after a success'),
  otherWays: line.describe('the line above the other ways to send the same words'),
  chat: title,
  mail: title,
  call: title,
  message: line.describe('the name of the message as it goes to chat and e-mail'),
  restored: line.describe('when the fields hold what was typed earlier'),
  about: lineWith('item').describe('the first words of a message on an item; {item} is its name'),
  arrival: lineWith('day').describe(
    'the words of a chat when a day of arrival is chosen; {day} is the day',
  ),
  page: lineWith('page').describe('the last line of a message: the page that it was sent from'),
  from: lineWith('page').describe('the page that led there'),
  carrier: line.describe('who carries an enquiry to the company'),
  noCarrier: line.describe('that the button sends nothing, while the site has no mail service'),
  privacy: title.describe('the link to the privacy page: it tells how to withdraw and to complain'),
  waiting: line.describe('under the button, which is off as long as its script has not arrived'),
  direct: line.describe('the words before the ways that need no form'),
  honeypot: line.describe('the name of a field that nobody sees: only machines fill it in'),
});

export const formsSchema = z.strictObject({
  flight: formSchemaFor(templateOfForm.flight),
  contact: formSchemaFor(templateOfForm.contact),
  ferry: formSchemaFor(templateOfForm.ferry).describe('on the page about cancelled ferries'),
  booking: formSchemaFor(templateOfForm.booking),
  words: formWordsSchema,
});

export type FormField = z.infer<typeof fieldSchema>;
export type FormContent = z.infer<ReturnType<typeof formSchemaFor>>;
export type FormWords = z.infer<typeof formWordsSchema>;
export type Forms = z.infer<typeof formsSchema>;
