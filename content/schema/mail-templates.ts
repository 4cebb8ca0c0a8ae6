/** The fields of the mail service's templates (docs/going-live.md). Only the owner of the account can change them. */
export const templates = {
  flight: ['name', 'email', 'phone', 'subject', 'from', 'to', 'message'],
  contact: ['name', 'email', 'phone', 'date', 'message'],
};

/**
 * The mail template of each form, and whether its enquiries include the visitor's day of arrival and choice. The date
 * of `ferryCancelled` is the day of the flight home.
 */
export const formSettings = {
  flight: { template: 'flight', includesDay: true, includesChoice: false },
  contact: { template: 'contact', includesDay: true, includesChoice: true },
  ferryCancelled: { template: 'contact', includesDay: false, includesChoice: false },
  booking: { template: 'contact', includesDay: true, includesChoice: true },
} as const;
