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
  | ('money' | 'money-dates' | 'money-note')
  // stuck.client.ts, offline.client.ts, price-filter.client.ts, print.client.ts
  | ('message' | 'sms-link' | 'page-has-copy' | 'show-all' | 'print');

/**
 * Every `data-...` attribute of our pages, with its value: by these, pages, scripts, styles and tests find
 * each other. The comments say what it means, who writes it and who reads it. JSX is checked against this
 * table.
 */
export interface DomHooks {
  // The state of a page, on <html>. Scripts write it.

  /** Page scripts have run: client/page.ts → styles of what waits for them, tests. */
  'data-ready'?: '';
  /** Page scripts could not be fetched: client/bootstrap.ts → enquiry.css. */
  'data-failed'?: '';
  /** All of a page is laid out, also what is out of view: client/lay-out-all.ts → globals.css. */
  'data-laid-out'?: '';
  /** The pointer is a mouse: prefetch.client.ts → speculation rules. */
  'data-mouse'?: '';
  /** The visitor scrolls down: contact-bar.client.ts → contact-bar.css hides the bar. */
  'data-scrolling-down'?: '';
  /** A script has named the picture that moves: view-transition.client.ts, card-picture.client.ts → dialog/. */
  'data-view-changing'?: '';

  // The state of an element, which scripts change.

  /** On a carousel that turns: rotate.client.ts → its styles. */
  'data-state'?: 'playing' | 'paused' | 'held';
  /** On the element of an island: React has hydrated it. react-root.client.ts → enquiry.css, drafts, tests. */
  'data-hydrated'?: '';
  /** On a form: its enquiry was sent, and its fields are empty. enquiry-form.island.tsx → enquiry.css. */
  'data-sent'?: '' | undefined;
  /** On a button: a press before the scripts came is kept for them in `data-pressed` (client/bootstrap.ts). */
  'data-waits'?: boolean | '';
  /** How it was pressed, by an event or a key, or "edited" since: client/bootstrap.ts → what handles it. */
  'data-pressed'?: string;

  // Texts and numbers of the server for scripts and styles.

  /** What a script says in this place, as JSON, a text or several by name: read by words-of.client.ts. */
  'data-words'?: string;
  /** The other word of a button that is pressed: save-button.tsx → save-button.css. */
  'data-pressed-word'?: string;
  /** The heading of a cell's column: data-table.tsx, trip-columns.client.ts, openings.tsx → their styles. */
  'data-heading'?: string;
  /** The names under a folded letter: site-letters.tsx → site-index.css. */
  'data-names'?: string;
  /** The names of the arrows of a row that scrolls: scroller.tsx → scroller.css. */
  'data-earlier'?: string | undefined;
  /** See `data-earlier`. */
  'data-later'?: string | undefined;

  // What an element is, for the script that works with it.

  /** A link to the contact page that names an item: enquire-link.tsx → enquire-links.client.ts. */
  'data-enquire'?: '';
  /** A part of what a script fills or shows, by its name there: the script's root → the script. */
  'data-part'?: Part;
  /** The place of a React root, by what is started there → client/islands.ts. */
  'data-island'?: 'embla' | 'enquiry';
  /** The engine of a carousel: carousel.tsx → carousels.client.ts, embla.client.ts. */
  'data-carousel'?: 'embla' | 'swiper';
  /** The form of an enquiry, by its name in content → scripts of enquiries, contact-bar.css. */
  'data-enquiry'?: string;
  /** Above a copy of a page, by why it is shown; copies on phones have this name: copy-note.tsx → service worker. */
  'data-stale'?: 'offline' | 'slow';
  /** For whom a step is, and for whom not: JSON, ids of answers by question. audience.ts → stuck.client.ts. */
  'data-audience'?: string;
  /** A chat link, with the message that it sends: chat-link.tsx → chat-links.client.ts. */
  'data-chat'?: string;
  /** A button that copies this text, or without one the address of the page → copy-link.client.ts. */
  'data-copy'?: string;
  /** The paths of the scripts of every page, which client/bootstrap.ts loads: rewrite-pages.ts. */
  'data-module'?: string;

  // Which item an element is about.

  /** A link to an item's page, of which a plain click opens the dialog: card-foot.tsx, map-mark.tsx → dialog/. */
  'data-dialog'?: boolean;
  /** The route of a dialog's item; copies on phones have this name: dialog.tsx → dialog/. */
  'data-address'?: string | undefined;
  /** Around buttons that are pressed again and again: number-stepper.tsx, carousel-controls.tsx → double-click.client.ts. */
  'data-repeat'?: boolean;
  /** A button that saves the item with this route: save-button.tsx → saved.client.ts. */
  'data-save'?: string;
  /** A button that takes it off the list: remove-button.tsx → saved-page.client.ts. */
  'data-remove'?: string;
  /** Its name in enquiries, which nothing translates: remove-button.tsx, item-page.tsx → saved/, enquiry/. */
  'data-item-name'?: string | undefined;
  /** A form for the day of arrival of the trip with this route; empty: of a list's trips → trip-dates/. */
  'data-arrival-trip'?: string;
  /** What the trip with this route meets on its dates, line by line: fill-trip-list.client.ts. */
  'data-trip-notes'?: string;
  /** On a card: the dates of the trip with this route, and what is closed then: fill-trip-list.client.ts. */
  'data-trip-dates'?: string;
  /** A price of the trip with this route → fill-trip-list.client.ts marks it. */
  'data-price-of'?: string | undefined;
  /** A day of a trip: itinerary-day.tsx → fill-trip.client.ts, styles of paper. */
  'data-day'?: boolean;
  /** The price bands under which an element is shown: price-filter/ → price-filter.css. */
  'data-bands'?: string | undefined;

  // For other software.

  /** Password managers leave the field alone. */
  'data-lpignore'?: 'true';
  /** See `data-lpignore`. */
  'data-1p-ignore'?: boolean;
  /** See `data-lpignore`. */
  'data-bwignore'?: boolean;
}

declare module 'react' {
  // The parameter is that of React's own declaration.
  interface HTMLAttributes<T> extends DomHooks {}
}
