import type { EnquiryForm, Forms, FormWords } from '@/content/schema/form';
import { content } from './store';

export type { EnquiryForm, Forms, FormWords };

/** The enquiry forms and the words they share. */
export const forms: Forms = content.forms;
