import type { FormContent, FormField } from '@/content/schema/form';
import { content } from '@/lib/content/load/store';
import { getMailSettings, type MailSettings } from '@/lib/enquiry/mail-settings';
import type { FormName } from '@/lib/enquiry/message';
import type { EnquiryMessages } from '@/lib/enquiry/validation';
import { interpolate } from '@/lib/text/interpolate';
import { joinWords } from '@/lib/text/join-words';
import { withNoBreakSpaces } from '@/lib/text/no-break-spaces';
import type { OptionsData, TripData } from '@/lib/trip-options/choice';
import { itemsOf } from './items';
import { company, labels } from './site';
import { terms } from './terms';
import { classes, optionsData, tripDataOf } from './trip-options';

/** A form whose select fields have their options. */
export type FormWithOptions = Omit<FormContent, 'fields'> & {
  fields: (FormField & { options?: string[] })[];
};

/** The data of the forms, for the server and the browser (forms.json). */
export type FormsFile = {
  forms: Record<FormName, FormWithOptions>;
  messages: EnquiryMessages;
  /** Undefined without a mail service; the forms then only prepare a message. */
  mail: MailSettings | undefined;
  /** For sending the same text by chat, e-mail and telephone. */
  phone: string;
  email: string;
  /** The data that describe a visitor's choices for a trip in words. */
  options: OptionsData & { trips: TripData[] };
  /** The expected time of an answer. */
  reply: string;
};

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

/** Makes the data of the forms, with the settings of the mail service from the environment. */
export function makeFormsFile(): FormsFile {
  const { messages, ...others } = forms;
  const { email, phones } = company;
  return {
    ...{ forms: others, messages, email },
    mail: getMailSettings(process.env),
    phone: phones[0],
    options: { ...optionsData, trips: itemsOf('package').map(tripDataOf) },
    reply: withNoBreakSpaces(interpolate(labels.contact.replyTime, { time: terms.reply.short })),
  };
}
