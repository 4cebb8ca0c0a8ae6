import { templateOfForm } from '@/content/schema/mail-templates';

/** The id of the dialog that the "Book Your Trip" buttons open. */
export const bookTripId = 'book-trip';

/** The forms of the site, by their names in the content. */
export type FormName = keyof typeof templateOfForm;

/** The template of the mail service that a form is put into. */
export function templateOf(form: FormName) {
  return templateOfForm[form];
}

/** The name of the field that only bots fill in. */
export const honeypotName = 'leave-this-empty';
