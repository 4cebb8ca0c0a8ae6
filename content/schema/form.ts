import { z } from 'zod';
import { flag, line, list, shortText, whole } from './fields';
import { templateOfForm, templates } from './mail-templates';

const fieldSchema = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z]+$/)
    .describe(
      'the name that the field had: it must stay, as the mail template uses it. A new field takes another, in small letters, and has the line inMessage: true',
    ),
  label: shortText,
  type: z
    .enum(['text', 'email', 'tel', 'date', 'number', 'textarea', 'choice'])
    .describe('what is typed; choice offers the classes of hotels in content/trip-options.ts'),
  required: z.boolean(),
  autoComplete: z
    .enum(['name', 'email', 'tel', 'address-line1'])
    .optional()
    .describe('what browsers may fill in by themselves'),
  limit: whole(10, 3000).describe(
    'how many characters the field may hold, a whole number from 10 to 3000',
  ),
  hint: line.optional().describe('a word of help under the label'),
  inMessage: flag.describe(
    'true for a field that the mail template lacks: it becomes a line of the message',
  ),
  short: flag.describe('true for a field with little in it: on phones two of them share a row'),
  notBefore: z
    .string()
    .optional()
    .describe(
      'for a day: the name of the field with the day that it may not be before; the name of a field must stay as it is',
    ),
});

/** One enquiry form: its fields in their order, and what it says when one is missing. */
const plainFormSchema = z.strictObject({
  subject: shortText.describe('the subject of the message'),
  fields: list(fieldSchema, 3, 12),
  missing: line.describe('the alert when a required field is empty'),
  send: shortText.describe('the words on its button'),
  prepare: shortText.describe('the same, while the site has no mail service'),
  privacy: line.describe('what the data is for; {fields} becomes the names of the fields'),
  more: shortText.optional().describe('the link to the contact page, where one can say more'),
});

/**
 * Each field needs a unique name that its mail template knows. Date rules are checked only once all names are valid.
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
    for (const [index, { name, type, notBefore }] of fields.entries()) {
      if (notBefore && (notBefore === name || type !== 'date' || typeOf(notBefore) !== 'date')) {
        const message = 'must be on a date field, and name another date field';
        addIssue(['fields', index, 'notBefore'], message, notBefore);
      }
    }
  });
}

export const formsSchema = z.strictObject({
  flight: formSchemaFor(templateOfForm.flight),
  contact: formSchemaFor(templateOfForm.contact),
  ferry: formSchemaFor(templateOfForm.ferry).describe('on the page about cancelled ferries'),
  booking: formSchemaFor(templateOfForm.booking),
});

export type FormField = z.infer<typeof fieldSchema>;
export type FormContent = z.infer<ReturnType<typeof formSchemaFor>>;
export type Forms = z.infer<typeof formsSchema>;
