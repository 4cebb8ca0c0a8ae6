// No zod here: this file is bundled for browsers.

/** The names in the templates of the mail service (docs/going-live.md), which only its owner can change. */
export const templates = {
  flight: ['name', 'email', 'phone', 'subject', 'from', 'to', 'message'],
  contact: ['name', 'email', 'phone', 'date', 'message'],
};

/** The template that each form is put into. */
export const templateOfForm = {
  flight: 'flight',
  contact: 'contact',
  ferry: 'contact',
  booking: 'contact',
} as const;
