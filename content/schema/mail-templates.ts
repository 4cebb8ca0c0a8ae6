// This file must not import zod, because it is part of the bundle for browsers.

/** The fields of the mail service's templates (docs/going-live.md). Only the owner of the account can change them. */
export const templates = {
  flight: ['name', 'email', 'phone', 'subject', 'from', 'to', 'message'],
  contact: ['name', 'email', 'phone', 'date', 'message'],
};

/** The template of each form, and whether the form takes the choice and the day of arrival (`ferry` has another). */
export const formTypes = {
  flight: { template: 'flight', takesDay: true, takesChoice: false },
  contact: { template: 'contact', takesDay: true, takesChoice: true },
  ferry: { template: 'contact', takesDay: false, takesChoice: false },
  booking: { template: 'contact', takesDay: true, takesChoice: true },
} as const;
