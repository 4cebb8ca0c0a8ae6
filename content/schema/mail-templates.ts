/** The template of the mail service that each form is put into. Without zod, as browsers get this, too. */
export const mailTemplates = {
  flight: 'flight',
  contact: 'contact',
  ferry: 'contact',
  booking: 'contact',
} as const;
