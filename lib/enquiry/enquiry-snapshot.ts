import type { NamedItem } from '@/lib/contact/enquire-route';
import { isDay } from '@/lib/dates/calendar-day';
import { interpolate } from '@/lib/text/interpolate';
import type { StoredChoice } from '@/lib/trip-options/choice';
import { choiceAfterEnquiry, factsForEnquiry } from '@/lib/trip-options/choice-for-enquiry';
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

/** The forms into which the page fills the day of arrival. In the other one, the day is that of the flight home. */
export const formsWithDay: readonly FormName[] = ['contact', 'booking', 'flight'];

/** The forms that take over the visitor's choice for a trip. */
const formsWithChoice: readonly FormName[] = ['contact', 'booking'];

/** The facts that become lines of the enquiry in forms without a field for them, in this order. */
const lineFacts = ['hotels', 'adults', 'ages', 'extras', 'total'] as const;

/** The value of a half-typed date. Browsers do not report its text, and this is not a day. */
export const halfTyped = '...';

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

/** A form after an event. */
export type EnquirySnapshot = {
  /** What the visitor has typed or chosen; '' in a field that they have emptied. The other fields follow the page. */
  edited: Values;
  /** What would be sent now, with the values of all fields; without values before the first event. */
  enquiry: Enquiry;
  state: EnquiryState;
  /** What the form shows of its state. */
  status: Status;
  /** What is still chosen for trips after an enquiry that has just been sent. */
  remainingChoice?: StoredChoice;
};

/** The form before its first event, as the server renders it. */
export function initialSnapshot({ name, formsFile }: NamedForm): EnquirySnapshot {
  const { fields } = formsFile.forms[name];
  const enquiry = { fields, values: {}, itemLines: '', chosen: '', sentFrom: '' };
  return { edited: {}, enquiry, state: initialState, status: statusOf(initialState) };
}

/**
 * The form after an event: takes over what the visitor has changed since the last one, fills in the other fields from
 * the page, and moves the state on. After a success, nothing is edited any more.
 * @param present what the fields contain (`valueIn`), which may have changed without an event
 */
export function nextSnapshot(
  form: NamedForm,
  last: EnquirySnapshot,
  event: EnquiryEvent,
  present: Values,
  page: PageContext,
): EnquirySnapshot {
  const { forms, messages } = form.formsFile;
  // Values are compared, because not every browser or password manager reports what it fills in.
  const changed = pick(present, (value, name) => value !== (last.enquiry.values[name] ?? ''));
  const filled = fillIn(form, { ...last.edited, ...changed }, page);
  const state = nextState(last.state, event, {
    // Without the page, whose address may change with a dialog.
    content: templateFields({ ...filled.enquiry, sentFrom: '' }),
    issues: checkValues(
      forms[form.name].fields,
      valuesToSend(filled.enquiry),
      messages,
      page.today,
    ),
  });
  const status = statusOf(state);
  const isJustSent = status.name === 'sent' && last.status.name !== 'sent';
  if (!isJustSent) return { ...filled, state, status };

  const choice = formsWithChoice.includes(form.name)
    ? choiceAfterEnquiry(page.choice, routeOfTrip(page, filled.edited))
    : page.choice;
  return { ...fillIn(form, {}, { ...page, choice }), state, status, remainingChoice: choice };
}

/** What a draft keeps: all that is edited, except half-typed dates, which no field could show again. */
export function draftOf({ edited }: EnquirySnapshot): Values {
  return pick(edited, (value) => value !== halfTyped);
}

/** The value of a field with this text: without invisible characters; in a select, one of its options or none. */
export function valueIn({ type, options }: FieldWithOptions, text = ''): string {
  if (options) return options.includes(text) ? text : '';
  return cleanText(text, type);
}

/** Fills in what the visitor has typed and, in the other fields, what the page knows. */
function fillIn(form: NamedForm, typed: Values, page: PageContext) {
  const { forms, messages } = form.formsFile;
  const { fields } = forms[form.name];
  const prefilled = prefill(form, typed, page);
  // A visitor who types what the page knows follows the page again.
  const edited = pick(typed, (value, name) => value !== (prefilled[name] ?? ''));
  const known: Values = { ...prefilled, ...edited };
  const entries = fields.map((field) => [field.name, valueIn(field, known[field.name])]);
  const values: Values = Object.fromEntries(entries);
  const enquiry: Enquiry = {
    fields,
    values,
    itemLines: readItemLines(page.address, messages, arrivalIn(form.name, values)),
    chosen: chosenLines(form, prefilled, values),
    sentFrom: interpolate(messages.page, { page: page.address }),
  };
  return { edited, enquiry };
}

/**
 * What the page knows for a form: its trip, the day of arrival, and the choice for the trip. If the visitor has typed
 * another trip or day, the choice is described for that one.
 */
function prefill({ name, formsFile }: NamedForm, typed: Values, page: PageContext): Values {
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
function chosenLines({ formsFile }: NamedForm, prefilled: Values, values: Values): string {
  const isOther = (name: string) => name in values && values[name] !== (prefilled[name] ?? '');
  const isOtherChoice = ['nights', ...lineFacts].some(isOther);
  return lineFacts
    .filter((name) => prefilled[name] && !(name in values))
    .filter((name) => name !== 'total' || !isOtherChoice)
    .map((name) => `${formsFile.messages.chosen[name]}: ${prefilled[name]}`)
    .join('\n');
}

function pick(values: Values, isWanted: (value: string, name: string) => boolean): Values {
  const entries = Object.entries(values).filter(([name, value]) => isWanted(value, name));
  return Object.fromEntries(entries);
}
