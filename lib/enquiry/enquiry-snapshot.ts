import type { NamedItem } from '@/lib/contact/enquire-route';
import { isDay } from '@/lib/dates/calendar-day';
import { interpolate } from '@/lib/text/interpolate';
import { choiceAfterEnquiry, type StoredChoice } from '@/lib/trips/choice';
import { factsForEnquiry } from '@/lib/trips/enquiry-facts';
import {
  type EnquiryEvent,
  type EnquiryState,
  initialState,
  nextState,
  type Status,
  statusOf,
} from './enquiry-state';
import type { FieldWithOptions, FormName, FormsFile } from './forms-file';
import { type Enquiry, readAbout, templateFields } from './message';
import { checkValues, cleanText, type FormMessages, type Values } from './validation';

/** The forms into which the page fills the day of arrival. `ferry` asks for the day of the flight home. */
const formsWithDay: readonly FormName[] = ['contact', 'booking', 'flight'];

/** The forms that take over the visitor's choice for a trip. */
const formsWithChoice: readonly FormName[] = ['contact', 'booking'];

/** The facts that become lines of the enquiry in forms without a field for them, in this order. */
const lineFacts = ['hotels', 'adults', 'ages', 'extras', 'total'] as const;

/** The value of a date that is typed in part. Browsers do not report its text, and this is not a day. */
export const partOfDate = '...';

/** A form by its name, in the data of all forms. */
type FormInFile = { name: FormName; formsFile: FormsFile };

/** The page on which an enquiry is written. */
export type EnquiryPage = {
  /** Its URL. */
  address: string;
  /** Its trip; on the contact page without a name, and with the route in the address. */
  trip: NamedItem;
  /** The day of arrival, as year-month-day. */
  day: string | undefined;
  /** The current day in India. */
  today: string;
  choice: StoredChoice;
};

/** A form after an event. */
export type EnquirySnapshot = {
  /**
   * What the visitor has entered, by the names of the fields; '' for an emptied field. A field with the value that the
   * page knows is not here, so it follows the page.
   */
  typed: Values;
  /** What would be sent now. The fields contain its values. */
  enquiry: Enquiry;
  state: EnquiryState;
  /** What the form shows of its state. */
  status: Status;
  /** What is still chosen for trips after an enquiry with the choice has just been sent. */
  remainingChoice?: StoredChoice | undefined;
};

/** The form before its first event, as the server renders it: empty. */
export function initialSnapshot({ name, formsFile }: FormInFile): EnquirySnapshot {
  const { fields } = formsFile.forms[name];
  const enquiry = { fields, values: cleanValues(fields, {}), about: '', chosen: '', sentFrom: '' };
  return { typed: {}, enquiry, state: initialState, status: statusOf(initialState, {}) };
}

/**
 * The form after an event. Each event finds what has been entered since the last one, because not every browser or
 * password manager reports what it fills in.
 * @param values what the fields contain
 */
export function nextSnapshot(
  form: FormInFile,
  last: EnquirySnapshot,
  event: EnquiryEvent,
  values: Values,
  page: EnquiryPage,
): EnquirySnapshot {
  // 1. What is typed. What was typed before the script loaded replaces the draft.
  const draft = event.type === 'opened' ? event.draft : {};
  const entered = without(values, last.enquiry.values);
  const filled = fillIn(form, { ...last.typed, ...draft, ...entered }, page);

  // 2. What the event changes.
  const { typed, enquiry } = filled;
  // Without the page, whose address may change with a dialog.
  const content = templateFields({ ...enquiry, sentFrom: '' });
  const issues = checkValues(enquiry.fields, enquiry.values, form.formsFile.messages, page.today);
  const state = nextState(last.state, event, { content, issues });
  const status = statusOf(state, content);
  const isJustSent = status.name === 'sent' && last.status.name !== 'sent';
  if (!isJustSent) return { ...filled, state, status };

  // 3. After a success, nothing is typed any more, and what was sent is not chosen any more.
  const remainingChoice = formsWithChoice.includes(form.name)
    ? choiceAfterEnquiry(page.choice, routeOfTrip(page, typed))
    : undefined;
  const emptied = fillIn(form, {}, { ...page, choice: remainingChoice ?? page.choice });
  return { ...emptied, state, status, remainingChoice };
}

/** What a draft keeps: all that is typed, except a part of a date, which no field could show again. */
export function draftOf({ typed }: EnquirySnapshot): Values {
  return Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== partOfDate));
}

/** The value of a field with this text: without invisible characters; in a select, one of its options or none. */
export function cleanValue({ type, options }: FieldWithOptions, text = ''): string {
  if (options) return options.includes(text) ? text : '';
  return cleanText(text, type);
}

/**
 * Fills in what is typed and, in the other fields, what the page knows.
 * @returns what would be sent, and what is typed without what the page knows too
 */
function fillIn(form: FormInFile, typed: Values, page: EnquiryPage) {
  const { forms, messages } = form.formsFile;
  const { fields } = forms[form.name];
  const facts = factsOf(form, typed, page);
  const known = cleanValues(fields, facts);
  const values = cleanValues(fields, { ...known, ...typed });
  const stillTyped = without(values, known);
  const about = readAbout(page.address, messages, dayIn(values));
  const enquiry: Enquiry = {
    fields: about ? fields.map(withOptionalMessage) : fields,
    values,
    about,
    chosen: chosenLines(messages, facts, values, stillTyped),
    sentFrom: interpolate(messages.page, { page: page.address }),
  };
  return { typed: stillTyped, enquiry };
}

/**
 * What the page knows for a form: its trip, the day of arrival, and the choice for the trip. If the visitor has typed
 * another trip or day, the choice is described for that one.
 */
function factsOf({ name, formsFile }: FormInFile, typed: Values, page: EnquiryPage): Values {
  const date = (formsWithDay.includes(name) && page.day) || '';
  const fromPage = { trip: page.trip.name, date };
  if (!formsWithChoice.includes(name)) return fromPage;
  const dates = { arrival: dayIn({ ...fromPage, ...typed }), today: page.today };
  const route = routeOfTrip(page, typed);
  return { ...factsForEnquiry(formsFile.catalogue, page.choice, route, dates), ...fromPage };
}

function dayIn({ date = '' }: Values): string | undefined {
  return isDay(date) ? date : undefined;
}

/** The route of the trip that an enquiry is about; '' if the visitor has typed another one. */
function routeOfTrip({ trip }: EnquiryPage, typed: Values): string {
  return (typed.trip ?? trip.name) === trip.name ? trip.route : '';
}

/** A message that names an item need not say more. */
function withOptionalMessage(field: FieldWithOptions): FieldWithOptions {
  return field.name === 'message' ? { ...field, required: false } : field;
}

/**
 * The facts that have no field in the form, as lines of text. If the visitor has typed another class, party or number of
 * nights, the total is left out.
 */
function chosenLines(messages: FormMessages, facts: Values, values: Values, typed: Values) {
  const isOtherChoice = ['nights', ...lineFacts].some((name) => name in typed);
  return lineFacts
    .filter((name) => facts[name] && !(name in values) && !(name === 'total' && isOtherChoice))
    .map((name) => `${messages.chosen[name]}: ${facts[name]}`)
    .join('\n');
}

/** The value of each field in a form, from texts by their names. */
function cleanValues(fields: readonly FieldWithOptions[], texts: Values): Values {
  return Object.fromEntries(
    fields.map((field) => [field.name, cleanValue(field, texts[field.name])]),
  );
}

/** Some values, without those that are the same in others. */
function without(values: Values, others: Values): Values {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== others[name]),
  );
}
