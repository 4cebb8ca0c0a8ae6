/** The values of `data-part`, by the scripts that look for them. */
export type Part =
  // comparison/: trip-choice.client.ts, trip-columns.client.ts
  | ('choose-again' | 'see-columns' | 'all-trips' | 'columns' | 'pinned-names' | 'same-rows')
  | ('trip-name' | 'trip-list' | 'trip-on-dates' | 'trip-enquiry')
  // saved/: saved-page.client.ts
  | ('status' | 'undo' | 'clear-list' | 'add-shared' | 'already-saved' | 'shared-heading')
  | ('empty-list' | 'gone-items' | 'list-has-copies' | 'list-links' | 'ask-links' | 'share-links')
  // saved/, trip-dates/: saved-links.client.ts, fill-trip.client.ts
  | ('enquiry-link' | 'chat-link' | 'mail-link')
  // trip-dates/
  | ('said' | 'landing-day' | 'whole-trip' | 'calendar-file')
  | ('day-date' | 'date-notes' | 'sun-and-moon' | 'buffer-nights' | 'ferry-plans')
  | ('surcharge' | 'to-book' | 'totals' | 'total' | 'deposit' | 'balance')
  | ('money' | 'money-dates' | 'money-note');
// print.client.ts;
