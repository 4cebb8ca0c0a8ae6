// This file must not import zod, because it is bundled for browsers.

/** The fields of the mail service's templates (docs/going-live.md), which only the account's owner can change. */
export const templates = {
  flight: ['name', 'email', 'phone', 'subject', 'from', 'to', 'message'],
  contact: ['name', 'email', 'phone', 'date', 'message'],
};

/** The template of each form, and whether it takes the day of arrival (`ferry` asks for another day) and the choice. */
export const formTypes = {
  flight: { template: 'flight', takesDay: true, takesChoice: false },
  contact: { template: 'contact', takesDay: true, takesChoice: true },
  ferry: { template: 'contact', takesDay: false, takesChoice: false },
  booking: { template: 'contact', takesDay: true, takesChoice: true },
} as const;
