/** The values of `data-part`, by the scripts that look for them. */
export type Part =
  // trip-dates/
  | ('chat-link' | 'mail-link')
  | ('said' | 'landing-day' | 'whole-trip' | 'calendar-file')
  | ('day-date' | 'date-notes' | 'sun-and-moon' | 'buffer-nights' | 'ferry-plans')
  | ('surcharge' | 'to-book' | 'totals' | 'total' | 'deposit' | 'balance')
  | ('money' | 'money-dates' | 'money-note');
// print.client.ts;
