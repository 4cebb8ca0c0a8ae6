import { z } from 'zod';
import { line, title } from './fields';

const fieldSchema = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z]+$/)
    .describe('the name of the field in the enquiry, in small letters, such as email'),
  label: title,
  type: z.enum(['text', 'email', 'tel', 'date', 'textarea']),
  required: z.boolean(),
  autoComplete: z.enum(['name', 'email', 'tel', 'street-address', 'off']),
  hint: line.optional().describe('a word of help under the label'),
});

/** One enquiry form: its fields in their order, and what it says when one is missing. */
export const formSchema = z.strictObject({
  subject: title.describe('the subject of the message'),
  fields: z.array(fieldSchema).min(3).max(10),
  missing: line.describe('the alert when a required field is empty'),
  submit: title.optional().describe('the words on its first button, where they differ'),
});

/** All enquiry forms, and the words they share. */
export const formsSchema = z.strictObject({
  flight: formSchema,
  contact: formSchema,
  booking: formSchema,
  required: line,
  optional: line,
  fillIn: line.describe('what an empty required field says; {field} becomes its label'),
  sendByChat: line,
  sendByMail: line,
  handedOver: line,
  withoutScript: line,
});

export type EnquiryForm = z.infer<typeof formSchema>;
export type Forms = z.infer<typeof formsSchema>;
