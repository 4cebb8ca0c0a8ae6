import type { FormContent } from '@/content/schema/form';
import type { FormsFile, FormWithOptions } from '@/lib/browser-files/types';
import { content } from '@/lib/content/load/store';
import type { EnquiryMessages } from '@/lib/enquiry/validation';
import { interpolate } from '@/lib/text/interpolate';
import { joinWords } from '@/lib/text/join-words';
import { classes } from './trip-options';

const { flight, contact, ferry, booking } = content.forms;
const { formMessages } = content;
const { wrong, past, far } = content.labels.dates;

/** The enquiry forms and their common messages. */
export const forms: FormsFile['forms'] & { messages: EnquiryMessages } = {
  flight: withFields(flight),
  contact: withFields(contact),
  ferry: withFields(ferry),
  booking: withFields(booking),
  messages: { ...formMessages, issues: { ...formMessages.issues, wrong, past, far } },
};

function withFields(form: FormContent): FormWithOptions {
  const fields = joinWords(form.fields.map(({ label }) => label.toLowerCase()));
  return {
    ...form,
    fields: form.fields.map((field) =>
      field.type === 'choice' ? { ...field, options: classes.map(({ name }) => name) } : field,
    ),
    privacy: interpolate(form.privacy, { fields }),
  };
}
