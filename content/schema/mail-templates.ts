// This file must not import zod, because it is bundled for browsers.

/** The fields of the mail service's templates (docs/going-live.md), which only the account's owner can change. */
export const templates = {
  flight: ['name', 'email', 'phone', 'subject', 'from', 'to', 'message'],
  contact: ['name', 'email', 'phone', 'date', 'message'],
};

/** The template of each form. */
export const templateOfForm = {
  flight: 'flight',
  contact: 'contact',
  ferry: 'contact',
  booking: 'contact',
} as const;
