import type { NamedItem } from '@/lib/contact/enquire-route';
import { isDay } from '@/lib/dates/calendar-day';
import { interpolate } from '@/lib/text/interpolate';
import { choiceAfterEnquiry, type StoredChoice } from '@/lib/trip-options/choice';
import { factsForEnquiry } from '@/lib/trip-options/choice-for-enquiry';
import {
  type EnquiryEvent,
  type EnquiryState,
  initialState,
  nextState,
  type Status,
  statusOf,
} from './enquiry-state';
import type { FieldWithOptions, FormsFile } from './forms-file';
import {
  type Enquiry,
  type FormName,
  readItemLines,
  templateFields,
  valuesToSend,
} from './message';
import { checkValues, cleanText, type Values } from './validation';

/** The forms into which the page fills the day of arrival. In `ferry`, the day is that of the flight home. */
const formsWithDay: readonly FormName[] = ['contact', 'booking', 'flight'];

/** The forms that take over the visitor's choice for a trip. */
const formsWithChoice: readonly FormName[] = ['contact', 'booking'];

/** The facts that become lines of the enquiry in forms without a field for them, in this order. */
const lineFacts = ['hotels', 'adults', 'ages', 'extras', 'total'] as const;

/** The value of a date that is typed in part. Browsers do not report its text, and this is not a day. */
export const partOfDate = '...';

/** A form by its name, in the content of all forms. */
export type NamedForm = { name: FormName; formsFile: FormsFile };

/** What the page of a form knows. */
export type PageContext = {
  /** The URL of the page. */
  address: string;
  /** The trip of the page; on the contact page without a name, and with the route in the address. */
  trip: NamedItem;
  /** The day of arrival, as year-month-day. */
  day: string | undefined;
  /** The current day in India. */
  today: string;
  choice: StoredChoice;
};

/**
 * A form after an event. Three kinds of values follow from each other:
 *
 * | values   | by the names of the fields                                                                     |
 * | -------- | ---------------------------------------------------------------------------------------------- |
 * | `typed`  | What the visitor has entered, '' for an emptied field: what differs from `known` of last time. |
 * | `known`  | What the page knows, by what is typed: its trip, the day, and the choice for the trip.         |
 * | `values` | What the fields contain and an enquiry sends: what is typed, in other fields what is known.    |
 */
export type EnquirySnapshot = {
  /** It has facts without a field too, which become lines of the enquiry. */
  known: Values;
  /** What would be sent now, with its `values`. */
  enquiry: Enquiry;
  state: EnquiryState;
  /** What the form shows of its state. */
  status: Status;
  /** What is still chosen for trips after an enquiry that has just been sent. */
  remainingChoice?: StoredChoice;
};

/** The form before its first event, as the server renders it: empty. */
export function initialSnapshot({ name, formsFile }: NamedForm): EnquirySnapshot {
  const { fields } = formsFile.forms[name];
  const values = cleanValues(fields, {});
  const enquiry = { fields, values, itemLines: '', choiceLines: '', sentFrom: '' };
  return { known: values, enquiry, state: initialState, status: statusOf(initialState) };
}

/**
 * The form after an event. The event itself only moves the state on. What the fields contain is compared at each one,
 * because not every browser or password manager reports what it fills in.
 * @param values what the fields contain
 */
export function nextSnapshot(
  form: NamedForm,
  last: EnquirySnapshot,
  event: EnquiryEvent,
  values: Values,
  page: PageContext,
): EnquirySnapshot {
  const { forms, messages } = form.formsFile;
  // 1. What is typed. What was typed before the script loaded replaces the draft.
  const draft = event.type === 'opened' ? event.draft : {};
  const typed = { ...draft, ...without(last.known, values) };

  // 2. What the page adds to it, and what would be sent.
  const { known, enquiry } = fillIn(form, typed, page);

  // 3. What the event changes.
  const state = nextState(last.state, event, {
    // Without the page, whose address may change with a dialog.
    content: templateFields({ ...enquiry, sentFrom: '' }),
    issues: checkValues(forms[form.name].fields, valuesToSend(enquiry), messages, page.today),
  });
  const status = statusOf(state);
  const isJustSent = status.name === 'sent' && last.status.name !== 'sent';
  if (!isJustSent) return { known, enquiry, state, status };

  // 4. After a success, nothing is typed any more, and what was sent is not chosen any more.
  const remainingChoice = formsWithChoice.includes(form.name)
    ? choiceAfterEnquiry(page.choice, routeOfTrip(page, typed))
    : page.choice;
  const emptied = fillIn(form, {}, { ...page, choice: remainingChoice });
  return { ...emptied, state, status, remainingChoice };
}

/** What a draft keeps: all that is typed, except a part of a date, which no field could show again. */
export function draftOf({ known, enquiry }: EnquirySnapshot): Values {
  const typed = Object.entries(without(known, enquiry.values));
  return Object.fromEntries(typed.filter(([, value]) => value !== partOfDate));
}

/** The value of a field with this text: without invisible characters; in a select, one of its options or none. */
export function cleanValue({ type, options }: FieldWithOptions, text = ''): string {
  if (options) return options.includes(text) ? text : '';
  return cleanText(text, type);
}

/** Fills in what is typed and, in the other fields, what the page knows. */
function fillIn(form: NamedForm, typed: Values, page: PageContext) {
  const { forms, messages } = form.formsFile;
  const { fields } = forms[form.name];
  const facts = factsOf(form, typed, page);
  const known = { ...facts, ...cleanValues(fields, facts) };
  const values = cleanValues(fields, { ...known, ...typed });
  const enquiry: Enquiry = {
    fields,
    values,
    itemLines: readItemLines(page.address, messages, arrivalIn(form.name, values)),
    choiceLines: choiceLinesOf(form, known, values),
    sentFrom: interpolate(messages.page, { page: page.address }),
  };
  return { known, enquiry };
}

/**
 * What the page knows for a form: its trip, the day of arrival, and the choice for the trip. If the visitor has typed
 * another trip or day, the choice is described for that one.
 */
function factsOf({ name, formsFile }: NamedForm, typed: Values, page: PageContext): Values {
  const date = (formsWithDay.includes(name) && page.day) || '';
  const fromPage = { trip: page.trip.name, date };
  if (!formsWithChoice.includes(name)) return fromPage;
  const arrival = arrivalIn(name, { ...fromPage, ...typed });
  const route = routeOfTrip(page, typed);
  const dates = { arrival, today: page.today };
  return { ...factsForEnquiry(formsFile.tripOptions, page.choice, route, dates), ...fromPage };
}

function arrivalIn(form: FormName, { date = '' }: Values): string | undefined {
  return formsWithDay.includes(form) && isDay(date) ? date : undefined;
}

/** The route of the trip that an enquiry is about; '' if the visitor has typed another one. */
function routeOfTrip({ trip }: PageContext, typed: Values): string {
  return (typed.trip ?? trip.name) === trip.name ? trip.route : '';
}

/**
 * The parts of the visitor's choice that have no field in the form, as lines of text. If the visitor has typed another
 * class, party or number of nights, the total is left out.
 */
function choiceLinesOf({ formsFile }: NamedForm, known: Values, values: Values): string {
  const typed = without(known, values);
  const isOtherChoice = ['nights', ...lineFacts].some((name) => name in typed);
  return lineFacts
    .filter((name) => known[name] && !(name in values) && !(name === 'total' && isOtherChoice))
    .map((name) => `${formsFile.messages.chosen[name]}: ${known[name]}`)
    .join('\n');
}

/** The value of each field in a form, from texts by their names. */
function cleanValues(fields: readonly FieldWithOptions[], texts: Values): Values {
  return Object.fromEntries(
    fields.map((field) => [field.name, cleanValue(field, texts[field.name])]),
  );
}

/** The values that differ from the known ones. */
function without(known: Values, values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== known[name]),
  );
}
