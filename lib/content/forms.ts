import type { EnquiryForm, Forms } from '@/content/schema/form';
import { content } from './store';

export type { EnquiryForm, Forms };

/** The enquiry forms and the words they share. */
export const forms: Forms = content.forms;
