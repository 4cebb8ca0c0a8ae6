import type {
  Forms as ContentForms,
  FormWords as ContentWords,
  EnquiryForm,
} from '@/content/schema/form';
import type { MailSettings } from '@/lib/enquiry/mail';
import type { FormName } from '@/lib/enquiry/payload';
import { readMailSettings } from '@/lib/enquiry/settings';
import type { WrongDay } from '@/lib/trip-dates/arrival-day';
import { content } from '../load/store';
import { company } from './site';

/** The words that the forms share; a day of arrival is judged in the words of the trips' pages. */
export type FormWords = ContentWords & { faults: Record<WrongDay, string> };
export type Forms = ContentForms & { words: FormWords };
export type { EnquiryForm };

const { forms: own, labels } = content;
const { wrong, past, far } = labels.dates;

/** The enquiry forms and the words they share. */
export const forms: Forms = {
  ...own,
  words: { ...own.words, faults: { ...own.words.faults, wrong, past, far } },
};

/** What the forms need, on the server and in the browser. */
export type EnquiryData = {
  forms: Record<FormName, EnquiryForm>;
  words: FormWords;
  /** Undefined without a mail service: the forms then prepare a message. */
  mail: MailSettings | undefined;
  /** For sending the same text by chat, e-mail and telephone. */
  phone: string;
  email: string;
};

/** What the forms need, with the settings of the mail service that the site is built with. */
export function getEnquiryData(): EnquiryData {
  const { words, ...others } = forms;
  const { email, phones } = company;
  return { forms: others, words, mail: readMailSettings(process.env), phone: phones[0], email };
}
