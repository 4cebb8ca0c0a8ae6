import { z } from 'zod';
import { flag, integer, line, list, shortText } from './fields';
import { formSettings, templates } from './mail-templates';

/** Parts of the visitor's choice that have no field: the total would not follow what visitors enter. */
const namesWithoutField = ['extras', 'total'];

const fieldSchema = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z]+$/)
    .describe('a name of its own in lower-case letters, from a to z, such as nationality'),
  label: shortText,
  type: z
    .enum(['text', 'email', 'tel', 'date', 'textarea', 'select'])
    .describe('the type of the field; a select offers the hotel classes in content/hotels.ts'),
  required: z.boolean(),
  autoComplete: z
    .enum(['name', 'email', 'tel', 'address-line1'])
    .optional()
    .describe('the data that browsers can fill in'),
  limit: integer(10, 3000).describe('the maximum number of characters, from 10 to 3000'),
  hint: line.optional().describe('a line of help below the field'),
  asMessageLine: flag.describe(
    'true for a field that the mail template lacks; it becomes a line of the message',
  ),
  narrow: flag.describe('true for a narrow field; on phones, two of them share a row'),
  notBeforeField: z
    .literal('date')
    .optional()
    .describe("'date' for a day that must not be before that in the field date"),
});

/** An enquiry form with its fields in display order, and its texts. */
const plainFormSchema = z.strictObject({
  subject: shortText.describe('the subject of the message'),
  fields: list(fieldSchema, 3, 12),
  missingFields: line.describe('the message if a required field is empty'),
  send: shortText.describe('the label of its button'),
  prepare: shortText.describe('the label of its button while the site has no mail service'),
  privacy: line.describe('which data is used, and for what'),
  replyTime: line.optional().describe('when you answer; without it, the time in the terms'),
  longerFormLabel: shortText.optional().describe('the link to the longer contact form'),
});

/**
 * Each field needs a unique name. Its mail template must have a field of this name, unless the field is a line of the
 * message (`asMessageLine`). Visitors must enter their name, and an e-mail address or a phone number for the answer.
 */
export function formSchemaFor(formName: keyof typeof formSettings) {
  const known = templates[formSettings[formName].template];
  const taken = formName === 'booking' ? namesWithoutField : [...namesWithoutField, 'package'];
  return plainFormSchema.superRefine(({ fields }, context) => {
    const addIssue = (path: PropertyKey[], message: string) =>
      context.addIssue({ code: 'custom', path: ['fields', ...path], message });
    const required = fields.filter((field) => field.required);
    if (!required.some(({ name }) => name === 'name'))
      addIssue([], "must have the field name: 'name' with required: true");
    if (!required.some(({ type }) => type === 'email' || type === 'tel'))
      addIssue([], "must have an 'email' or 'tel' field with required: true, for our answer");
    const names = fields.map(({ name }) => name);
    for (const [index, { name, asMessageLine }] of fields.entries()) {
      const path = [index, 'name'];
      if (names.indexOf(name) < index)
        addIssue(path, 'is also the name of another field, and only the first would be sent');
      else if (taken.includes(name))
        addIssue(path, 'is a name that the site fills in with the chosen trip. Choose another');
      else if (!asMessageLine && !known.includes(name))
        addIssue(
          path,
          `is not in the mail template, which has ${known.join(', ')}. Correct it, or add asMessageLine: true`,
        );
    }
  });
}

export const formsSchema = z.strictObject({
  flight: formSchemaFor('flight'),
  contact: formSchemaFor('contact'),
  ferryCancelled: formSchemaFor('ferryCancelled').describe('on the page about cancelled ferries'),
  booking: formSchemaFor('booking'),
});

export type FormField = z.infer<typeof fieldSchema>;
export type FormContent = z.infer<ReturnType<typeof formSchemaFor>>;
export type Forms = z.infer<typeof formsSchema>;
