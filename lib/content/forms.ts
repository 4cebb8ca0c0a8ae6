import type {
  Forms as ContentForms,
  FormWords as ContentWords,
  EnquiryForm,
} from '@/content/schema/form';
import type { WrongDay } from '@/lib/arrival';
import { content } from './store';

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
