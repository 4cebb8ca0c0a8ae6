import type { FormContent, FormField, Forms } from '@/content/schema/form';

const defaults = { type: 'text', required: true, limit: 100 } as const;

function text(name: string, label: string, more: Partial<FormField> = {}): FormField {
  return { name, label, ...defaults, ...more };
}
const asMessageLine = { required: false, asMessageLine: true };
const name = text('name', 'Name', { autoComplete: 'name' });
const email = text('email', 'E-mail', { type: 'email', autoComplete: 'email', limit: 254 });
const phone = text('phone', 'Phone', { type: 'tel', autoComplete: 'tel', hint: 'With its code' });
const date = text('date', 'Date', { type: 'date', required: false });
const people = text('people', 'People', asMessageLine);
const message = text('message', 'Message', { type: 'textarea', limit: 2000 });
const form = (subject: string, missingFields: string, fields: FormField[]): FormContent => ({
  subject,
  missingFields,
  fields,
  send: `Send: ${subject}`,
  prepare: `Prepare: ${subject}`,
  privacy: `What becomes of it: ${subject}`,
});

export const forms: Forms = {
  flight: form('Flight enquiry', 'Must enter name, email, phone and destinations!', [
    text('from', 'From'),
    text('to', 'To'),
    text('date', 'Out', { type: 'date', ...asMessageLine }),
    text('back', 'Home', { type: 'date', notBeforeField: 'date', ...asMessageLine }),
    people,
    name,
    email,
    phone,
    text('subject', 'Subject', { required: false }),
    { ...message, required: false },
  ]),
  contact: form('Contact enquiry', 'Must enter all the fields!', [
    name,
    email,
    phone,
    { ...date, required: true },
    text('adults', 'Adults', asMessageLine),
    text('ages', 'Children', { hint: 'With their ages', ...asMessageLine }),
    text('nights', 'Nights', asMessageLine),
    text('hotels', 'Hotels', { type: 'select', ...asMessageLine }),
    message,
  ]),
  ferryCancelled: {
    replyTime: 'Calling is quicker.',
    ...form('Ferry', 'Name, phone and place are needed.', [
      text('where', 'Where', { asMessageLine: true }),
      people,
      date,
      name,
      phone,
      { ...email, required: false },
    ]),
  },
  booking: {
    longerFormLabel: 'More on the contact page',
    ...form('Trip', 'Name and e-mail are needed.', [
      text('package', 'Trip', { limit: 300, ...asMessageLine }),
      date,
      name,
      email,
      text('address', 'Address', { autoComplete: 'address-line1', limit: 300, ...asMessageLine }),
    ]),
  },
};
