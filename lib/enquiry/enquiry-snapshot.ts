import { formTypes } from '@/content/schema/mail-templates';
import { interpolate } from '@/lib/text/interpolate';
import { choiceAfterEnquiry, type StoredChoice } from '@/lib/trips/choice';
import type { Draft, EnquiryEvent, EnquiryState, Status } from './enquiry-state';
import { initialState, mayHaveArrived, nextState, statusOf } from './enquiry-state';
import type { FieldWithOptions, FormInFile } from './forms-file';
import { type EnquiryPage, type KnownFacts, knownFactsOf } from './known-facts';
import { type Enquiry, readAbout, templateFields } from './message';
import { checkValues, cleanText, type FormMessages, type Values } from './validation';

/** The facts that become lines of the enquiry in forms without a field for them, in this order. */
const lineFacts = ['hotels', 'adults', 'ages', 'extras', 'total'] as const;

/** The value of a date that is typed in part. Browsers do not report its text, and this is not a day. */
export const partOfDate = '...';

/** A form after an event. */
export type EnquirySnapshot = {
  /** The values of the visitor's own, by the names of the fields; '' for an emptied field. Others follow the page. */
  own: Values;
  known?: KnownFacts;
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
  return { own: {}, enquiry, state: initialState, status: statusOf(initialState, {}) };
}

/**
 * The form after an event.
 * @param changes the values of the fields that do not contain those of `last` any more. Each event brings them, because
 *   not every browser or password manager reports what it fills in
 */
export function nextSnapshot(
  form: FormInFile,
  last: EnquirySnapshot,
  event: EnquiryEvent,
  changes: Values,
  page: EnquiryPage,
): EnquirySnapshot {
  // What was typed before the script loaded replaces the draft.
  const draft = event.type === 'opened' ? event.draft?.values : {};
  const filled = fillIn(form, { ...last.own, ...draft, ...changes }, page, last.known);
  const { enquiry } = filled;
  // Without the page, whose address may change with a dialog.
  const content = templateFields({ ...enquiry, sentFrom: '' });
  const issues = checkValues(enquiry.fields, enquiry.values, form.formsFile.messages, page.today);
  const state = nextState(last.state, event, { content, issues });
  const status = statusOf(state, content);
  const isJustSent = status.name === 'sent' && last.status.name !== 'sent';
  if (!isJustSent) return { ...filled, state, status };

  // After a success, the fields have nothing of the visitor's own, and what was sent is not chosen any more.
  const remainingChoice = formTypes[form.name].takesChoice
    ? choiceAfterEnquiry(page.choice)
    : undefined;
  const emptied = fillIn(form, {}, { ...page, choice: remainingChoice ?? page.choice });
  return { ...emptied, state, status, remainingChoice };
}

/** What a draft keeps: the visitor's own values that have not arrived, but no part of a date: no field could show it. */
export function draftOf({ own, state, status }: EnquirySnapshot): Draft {
  const kept = status.name === 'arrived' ? [] : Object.entries(own);
  const values = Object.fromEntries(kept.filter(([, value]) => value !== partOfDate));
  return { values, mayHaveArrived: mayHaveArrived(state.progress) };
}

/** The value of a field with this text: without invisible characters; in a select, one of its options or none. */
export function cleanValue({ type, options }: FieldWithOptions, text = ''): string {
  if (options) return options.includes(text) ? text : '';
  return cleanText(text, type);
}

/** Fills in the visitor's own values and, in the other fields, what the page knows. */
function fillIn(form: FormInFile, entered: Values, page: EnquiryPage, last?: KnownFacts) {
  const { forms, messages } = form.formsFile;
  const { fields } = forms[form.name];
  const known = knownFactsOf(form, entered, page, last);
  const knownValues = cleanValues(fields, known.facts);
  const values = cleanValues(fields, { ...knownValues, ...entered });
  // A field with the value that the page knows follows the page again.
  const isOwn = ([name, value]: [string, string]) => value !== knownValues[name];
  const own = Object.fromEntries(Object.entries(values).filter(isOwn));
  const about = readAbout(page.address, messages, known.arrival);
  const enquiry: Enquiry = {
    fields: about ? fields.map(withOptionalMessage) : fields,
    values,
    about,
    chosen: chosenLines(messages, known.facts, values, own),
    sentFrom: interpolate(messages.page, { page: page.address }),
  };
  return { own, known, enquiry };
}

/** A message that names an item need not say more. */
function withOptionalMessage(field: FieldWithOptions): FieldWithOptions {
  return field.name === 'message' ? { ...field, required: false } : field;
}

/**
 * The facts that have no field in the form, as lines of text. If the visitor has entered another class, party or number
 * of nights, the total is left out.
 */
function chosenLines(messages: FormMessages, facts: Values, values: Values, own: Values) {
  const isOtherChoice = ['nights', ...lineFacts].some((name) => name in own);
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
