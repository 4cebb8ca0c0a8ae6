import { templateOfForm } from '@/content/schema/mail-templates';
import { routes } from '@/lib/routes';

/** The id of the dialog that the "Book Your Trip" buttons open. */
export const bookTripId = 'book-trip';

/** The forms of the site, by their names in the content, and where each is. The popup is on every page. */
export const formHrefs = {
  contact: routes.contact,
  flight: routes.flights,
  ferry: routes.ferryCancelled,
  booking: `#${bookTripId}`,
} as const;

export type FormName = keyof typeof formHrefs;

export const formNames = Object.keys(formHrefs) as FormName[];

/** The template of the mail service that a form is put into. */
export function templateOf(form: FormName) {
  return templateOfForm[form];
}

/** The name of the field that only bots fill in. */
export const honeypotName = 'leave-this-empty';
