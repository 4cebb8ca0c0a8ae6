import { makeFormsFile } from '@/lib/data-files/forms';
import { reefWeek, tariff, ticked } from '@/test/tariff';
import { draftOf, initialSnapshot, nextSnapshot } from './enquiry-snapshot';
import type { EnquiryEvent } from './enquiry-state';
import type { FormName } from './forms-file';
import type { EnquiryPage } from './known-facts';
import type { Values } from './validation';

const formsFile = makeFormsFile();
const { chosen: labels } = formsFile.messages;
const address = 'https://site.example/contact';
const noTrip = { name: '', route: '' };
const dates = { day: undefined, today: '2026-11-25' };
const elsewhere: EnquiryPage = { address, trip: noTrip, ...dates, choice: { extras: [] } };
const trip = { name: 'Reef Week', route: reefWeek.route };
const onTrip = { ...elsewhere, trip, choice: { extras: ticked('cake') } };

/** Opens a form on a page. @returns a function that types values, and gives the form after an event */
function open(name: FormName, page: EnquiryPage, values: Values = {}) {
  const form = { name, formsFile, tariff };
  let snapshot = initialSnapshot(form);
  const draft = { values, mayHaveArrived: false };
  let first: EnquiryEvent | undefined = { type: 'opened', draft };
  return (typed: Values, event: EnquiryEvent = first ?? { type: 'checked' }, day = page.day) => {
    first = undefined;
    snapshot = nextSnapshot(form, snapshot, event, typed, { ...page, day });
    return snapshot;
  };
}

test('a field follows the page until it is changed, and again once it has the value of the page', () => {
  const type = open('contact', { ...elsewhere, day: '2027-02-10' });
  const shown = (date: Values, day?: string) => type(date, undefined, day).enquiry.values.date;
  expect(shown({})).toBe('2027-02-10');
  expect(shown({}, '2027-02-11')).toBe('2027-02-11');
  expect(shown({ date: '2027-03-20' }, '2027-02-10')).toBe('2027-03-20');
  expect(shown({ date: '2027-02-12' }, '2027-02-12')).toBe('2027-02-12');
  expect(shown({}, '2027-02-13')).toBe('2027-02-13');
  expect(shown({ date: '' }, '2027-02-14')).toBe('');
});

test('a draft has only what fields show and the page does not know; what was typed before the start replaces it', () => {
  const draft = { name: 'Asha', phone: '97', hotels: 'No longer offered', date: '' };
  const type = open('contact', { ...onTrip, day: '2027-02-10' }, draft);
  // The browser has restored the adults after a reload.
  const after = type({ phone: '98', adults: '2' });
  expect(after.enquiry.values).toMatchObject({ ...draft, phone: '98', hotels: '', adults: '2' });
  expect(draftOf(after).values).toEqual({ name: 'Asha', phone: '98', date: '' });
});

test('the URL of a list in a message has the day of the field', () => {
  const list = { ...elsewhere, address: `${address}?items=packages/reef-week`, day: '2027-02-10' };
  const type = open('contact', list);
  expect(type({ date: '2027-03-20' }).enquiry.about).toMatch(/&arrive=2027-03-20$/);
  expect(type({ date: '...' }).enquiry.about).not.toContain('arrive');
});

test('a message about a long list need not say more, and its whole limit is for what is typed', () => {
  const items = [...Array(60).keys()].map((number) => `packages/${'x'.repeat(50)}-${number}`);
  const type = open('contact', { ...elsewhere, address: `${address}?items=${items}` });
  const limit = formsFile.forms.contact.fields.find(({ name }) => name === 'message')?.limit ?? 0;
  const causeOf = (message: string) =>
    type({ message }).state.issues.find(({ name }) => name === 'message')?.cause;
  const causes = [0, limit, limit + 1].map((length) => causeOf('x'.repeat(length)));
  expect(causes).toEqual([undefined, undefined, 'long']);
});

const extras = `${labels.extras}: cake`;
const sums = 'The trip: ₹20,000. Cake: ₹1,000. To book: ₹6,300. Balance: ₹14,700.';
const total = `${labels.total}: ₹21,000. 2 adults, one room, no day, Plain. ${sums}`;

test.each([
  ['booking', [`${labels.adults}: 2`, extras, total]],
  ['contact', [extras, total]],
  ['flight', []],
  ['ferry', []],
] as const)('a choice is in the lines of a %s enquiry that have no field: %j', (name, lines) => {
  expect(open(name, onTrip)({}).enquiry.chosen).toBe(lines.join('\n'));
});

test('a choice is described once, and fills in its fields; the total disappears when other values are typed', () => {
  const type = open('contact', onTrip);
  const { enquiry, known } = type({});
  expect(enquiry.values).toMatchObject({ adults: '2', nights: '3' });
  expect(type({ name: 'Asha' }).known).toBe(known);
  const { values, chosen } = type({ adults: '5' }).enquiry;
  expect([values.adults, values.nights, chosen]).toEqual(['5', '3', extras]);
});

test('what is chosen is in an enquiry about another trip too, and then only the party is kept', () => {
  const party = { adults: 3, children: 0, toddlers: 0 };
  const choice = { hotels: 'Grand', party, extras: ticked('cake') };
  const type = open('booking', { ...onTrip, choice });
  expect(type({}).enquiry.chosen).toContain(`\n${extras}\n`);
  const filled = { trip: 'Another trip', name: 'Asha', email: 'a@mail.in' };
  const { enquiry, state } = type(filled, { type: 'submitted' });
  const lines = [`${labels.hotels}: Grand`, `${labels.adults}: 3`, extras];
  expect(enquiry.chosen).toBe(lines.join('\n'));
  if (state.progress.name !== 'sending') throw new Error('It has mistakes.');
  const { attempt } = state.progress;
  const after = type({}, { type: 'answered', attempt, result: 'sent' });
  expect(after.remainingChoice).toEqual({ party, extras: [] });
});
