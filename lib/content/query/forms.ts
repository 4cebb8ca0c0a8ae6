import type { FormField, FormContent as WrittenForm } from '@/content/schema/form';
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

/** A form, with what each choice offers. */
export type FormContent = Omit<WrittenForm, 'fields'> & {
  fields: (FormField & { options?: string[] })[];
};

/** What the forms need, on the server and in the browser (forms.json). */
export type FormsFile = {
  forms: Record<FormName, FormContent>;
  messages: EnquiryMessages;
  /** Undefined without a mail service: the forms then prepare a message. */
  mail: MailSettings | undefined;
  /** For sending the same text by chat, e-mail and telephone. */
  phone: string;
  email: string;
  /** What puts a choice for a trip into words. */
  options: OptionsData & { trips: TripData[] };
  /** When somebody answers. */
  reply: string;
};

const { flight, contact, ferry, booking } = content.forms;
const { formMessages } = content;
const { wrong, past, far } = content.labels.dates;

/** The enquiry forms and the words they share. */
export const forms: FormsFile['forms'] & { messages: EnquiryMessages } = {
  flight: withFields(flight),
  contact: withFields(contact),
  ferry: withFields(ferry),
  booking: withFields(booking),
  messages: { ...formMessages, issues: { ...formMessages.issues, wrong, past, far } },
};

function withFields(form: WrittenForm): FormContent {
  const fields = joinWords(form.fields.map(({ label }) => label.toLowerCase()));
  return {
    ...form,
    fields: form.fields.map((field) =>
      field.type === 'choice' ? { ...field, options: classes.map(({ name }) => name) } : field,
    ),
    privacy: interpolate(form.privacy, { fields }),
  };
}

/** What browsers need for the forms, with the settings of the mail service that the site is built with. */
export function makeFormsFile(): FormsFile {
  const { messages, ...others } = forms;
  const { email, phones } = company;
  return {
    ...{ forms: others, messages, email },
    mail: getMailSettings(process.env),
    phone: phones[0],
    options: { ...optionsData, trips: itemsOf('package').map(tripDataOf) },
    reply: withNoBreakSpaces(interpolate(labels.replyTime, { time: terms.reply.short })),
  };
}
