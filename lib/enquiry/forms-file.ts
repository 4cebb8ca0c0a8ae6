import type { FormContent, FormField } from '@/content/schema/form';
import type { formTypes } from '@/content/schema/mail-templates';
import type { TariffFile } from '@/lib/trips/tariff';
import type { MailSettings } from './mail-settings';
import type { EnquiryMessages } from './validation';

/** The forms of the site, by their names in the content. */
export type FormName = keyof typeof formTypes;

/** A field of a form; select fields have their options. */
export type FieldWithOptions = FormField & { options?: string[] };
export type FormWithOptions = Omit<FormContent, 'fields'> & { fields: FieldWithOptions[] };

/** forms.json: the data of the enquiry forms, which the server uses too. */
export type FormsFile = {
  forms: Record<FormName, FormWithOptions>;
  messages: EnquiryMessages;
  /** Undefined without a mail service; the forms then only prepare a message. */
  mail: MailSettings | undefined;
  /** For sending the same text by chat, e-mail and telephone. */
  phone: string;
  email: string;
  /** The expected time of an answer. */
  reply: string;
  /** Without offers: the words for a choice, until tariff.json brings the totals. */
  tariff: TariffFile;
};

/** A form by its name, with the data of all forms and of totals. */
export type FormInFile = { name: FormName; formsFile: FormsFile; tariff: TariffFile };
