import type { FormContent, FormField, Forms } from '@/content/schema/form';

const text = (name: string, label: string, required = true): FormField => ({
  name,
  label,
  type: 'text',
  required,
  limit: 100,
});
const name: FormField = { ...text('name', 'Name'), autoComplete: 'name' };
const email: FormField = {
  ...text('email', 'E-mail'),
  type: 'email',
  autoComplete: 'email',
  limit: 254,
};
const phone: FormField = {
  ...text('phone', 'Phone'),
  type: 'tel',
  autoComplete: 'tel',
  hint: 'With the country code',
};
const message = (required: boolean): FormField => ({
  ...text('message', 'Message', required),
  type: 'textarea',
  limit: 2000,
});
const inMessage = (field: FormField): FormField => ({ ...field, required: false, inMessage: true });
const form = (subject: string, missing: string, fields: FormField[]): FormContent => ({
  subject,
  missing,
  fields,
  send: `Send: ${subject}`,
  prepare: `Prepare: ${subject}`,
  privacy: `What becomes of it: ${subject}`,
});

export const forms: Forms = {
  flight: form('Flight enquiry', 'Must enter name, email, phone and destinations!', [
    text('from', 'From'),
    text('to', 'To'),
    inMessage({ ...text('date', 'Out'), type: 'date' }),
    inMessage({ ...text('back', 'Home'), type: 'date', notBefore: 'date' }),
    inMessage({ ...text('people', 'People'), type: 'number' }),
    name,
    email,
    phone,
    text('subject', 'Subject', false),
    message(false),
  ]),
  contact: {
    ...form('Contact enquiry', 'Must enter all the fields!', [
      name,
      email,
      phone,
      { ...text('date', 'Date'), type: 'date' },
      inMessage({ ...text('adults', 'Adults'), type: 'number' }),
      inMessage({ ...text('ages', 'Children'), hint: 'With their ages' }),
      inMessage({ ...text('nights', 'Nights'), type: 'number' }),
      inMessage({ ...text('hotels', 'Hotels'), type: 'choice' }),
      message(true),
    ]),
  },
  ferry: form('Ferry', 'Name, phone and place are needed.', [
    { ...text('where', 'Where'), inMessage: true },
    inMessage({ ...text('people', 'People'), type: 'number' }),
    { ...text('date', 'Date', false), type: 'date' },
    name,
    phone,
    { ...email, required: false },
  ]),
  booking: {
    more: 'More on the contact page',
    ...form('Trip', 'Name and e-mail are needed.', [
      inMessage({ ...text('trip', 'Trip'), limit: 300 }),
      { ...text('date', 'Date', false), type: 'date' },
      name,
      email,
      inMessage({ ...text('address', 'Address'), autoComplete: 'address-line1', limit: 300 }),
    ]),
  },
};
