/** @jest-environment jsdom */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { readChoice, saveChoice } from '@/components/storage/choice-store';
import { writeDay } from '@/components/storage/day-store';
import { readDraft, saveDraft } from '@/components/storage/storage';
import { startChoiceFields } from '@/components/trip-options/choice-fields.island';
import { makeFormsFile } from '@/lib/data-files/forms';
import type { Result } from '@/lib/enquiry/enquiry-state';
import type { MailSettings } from '@/lib/enquiry/mail-settings';
import { type FormName, valuesToSend } from '@/lib/enquiry/message';
import { ServedForm } from './enquiry-form.island';
import { EnquiryStore } from './enquiry-store';

const sendMail = jest.fn<Promise<Result>, unknown[]>();
jest.mock('./send-mail', () => ({ sendMail: (...all: unknown[]) => sendMail(...all) }));

const formsFile = { ...makeFormsFile(), mail: {} as MailSettings };
const filled = { name: 'Asha', email: 'a@mail.in' };

/** Ends the subscriptions of the enquiry, as React does when the form leaves the page. */
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-23T06:00:00Z') });
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '', '/');
  sendMail.mockReset().mockResolvedValue('sent');
  draw('booking');
});

/** Puts a form into the page. */
function draw(name: FormName) {
  document.body.innerHTML = renderToStaticMarkup(createElement(ServedForm, { name, formsFile }));
}

afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement;
const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** Starts the enquiry of the form in the page, and types into it. */
function start(typed: Record<string, string> = filled): EnquiryStore {
  const name = document.forms[0]?.dataset.enquiry as FormName;
  const store = new EnquiryStore(name, formsFile);
  stop = store.connect(document.forms[0] ?? null);
  for (const [name, value] of Object.entries(typed)) field(name).value = value;
  store.onInput();
  return store;
}

/** Holds back the answer to the next attempt. @returns a function that gives the answer */
function holdAnswer(): (answer: Result) => Promise<void> {
  let give: (answer: Result) => void = () => undefined;
  sendMail.mockReturnValueOnce(new Promise((resolve) => (give = resolve)));
  return (answer) => {
    give(answer);
    return wait(0);
  };
}

const press = (store: EnquiryStore) => store.onSubmit(new Event('submit'));
const statusOf = (store: EnquiryStore) => store.getSnapshot().status;

test('emptied fields stay empty when React starts a second time, and after a reload', () => {
  saveDraft('booking', filled);
  writeDay('2027-02-10');
  const store = start({ name: '', date: '' });
  const values = () => ['name', 'email', 'date'].map((name) => field(name).value);
  stop();
  stop = store.connect(document.forms[0] ?? null);
  expect(values()).toEqual(['', filled.email, '']);
  stop();
  draw('booking');
  start({});
  expect(values()).toEqual(['', filled.email, '']);
});

test('a form that has left the page follows no choices, and one that is back does', () => {
  const store = start({});
  stop();
  writeDay('2027-02-10');
  expect(field('date').value).toBe('');
  stop = store.connect(document.forms[0] ?? null);
  expect(field('date').value).toBe('2027-02-10');
  writeDay('2027-02-11');
  expect(field('date').value).toBe('2027-02-11');
});

test('the browser asks before leaving only while an enquiry is being sent', async () => {
  const leaves = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const store = start();
  expect(leaves()).toBe(true);
  const answer = holdAnswer();
  press(store);
  await wait(0);
  // The popup has another form on each page.
  new EnquiryStore('contact', formsFile).onInput();
  expect(leaves()).toBe(false);
  await answer('refused');
  expect(leaves()).toBe(true);
});

test('a draft is restored, without what the page prefills; what was typed before replaces it', () => {
  const draft = { name: 'Asha', hotels: 'No longer offered' };
  saveDraft('contact', { ...draft, phone: '97' });
  draw('contact');
  writeDay('2027-02-10');
  field('phone').value = '98';
  // The browser has restored it after a reload.
  field('date').value = '2027-02-10';
  expect(statusOf(start({}))).toEqual({ name: 'restored' });
  const values = ['name', 'phone', 'date', 'hotels'].map((name) => field(name).value);
  expect(values).toEqual(['Asha', '98', '2027-02-10', '']);
  expect(readDraft('contact')).toEqual({ ...draft, phone: '98' });
});

test('a half-typed date is not overwritten, and is not a valid day', () => {
  Object.defineProperty(field('date'), 'validity', { value: { badInput: true } });
  writeDay('2027-02-10');
  const store = start();
  expect(field('date').value).toBe('');
  expect(store.validate()).toBe(false);
  expect(statusOf(store)).toMatchObject({ issues: [{ name: 'date', cause: 'wrong' }] });
  expect(readDraft('booking')).toEqual(filled);
});

test('a form whose fields are emptied again leaves no draft', () => {
  const store = start();
  for (const name of Object.keys(filled)) field(name).value = '';
  store.onInput();
  expect(readDraft('booking')).toBeUndefined();
});

test('the URL of a list in a message has the day of the field', () => {
  draw('contact');
  history.replaceState(null, '', '/contact?items=packages/reef-week');
  writeDay('2027-02-10');
  expect(start({ date: '2027-03-20' }).getSnapshot().enquiry.itemLines).toMatch(
    /&arrive=2027-03-20$/,
  );
});

test('a message begins with the item of the address, counts with it, and is without it in the draft', () => {
  draw('contact');
  history.replaceState(null, '', '/contact?about=Neil');
  const store = start({ message: 'Two of us' });
  const about = formsFile.messages.about.replace('{item}', 'Neil');
  expect(valuesToSend(store.getSnapshot().enquiry).message).toBe(`${about}\n\nTwo of us`);
  expect(readDraft('contact')).toEqual({ message: 'Two of us' });
  const causeOf = (message: string) => {
    field('message').value = message;
    store.validate();
    return store.getSnapshot().state.issues.find(({ name }) => name === 'message')?.cause;
  };
  const { limit } = store.form.fields.find(({ name }) => name === 'message') ?? { limit: 0 };
  expect([causeOf(''), causeOf('x'.repeat(limit))]).toEqual([undefined, 'long']);
});

describe('a choice for a trip', () => {
  const [trip] = formsFile.tripOptions.trips.filter(({ price }) => price);
  const extra = formsFile.tripOptions.extras.find(({ slug }) => trip?.extras.includes(slug));
  const [cheap = '', dear = ''] = formsFile.tripOptions.classes.map(({ name }) => name);
  const chosen = (store: EnquiryStore) => store.getSnapshot().enquiry.chosen;
  beforeEach(() => {
    history.replaceState(null, '', `/contact?item=${trip?.route}`);
    saveChoice({ hotels: dear });
  });

  test('is in the text in its current state, and not in the draft', () => {
    const store = start();
    const { hotels, adults } = formsFile.messages.chosen;
    expect(chosen(store)).toContain(`${hotels}: ${dear}\n${adults}: 2\n`);
    const total = chosen(store).split('\n').at(-1);
    saveChoice({ party: { adults: 3, children: 0, toddlers: 0 } });
    expect(chosen(store)).toContain(`${adults}: 3`);
    expect(chosen(store)).not.toContain(total);
    expect(readDraft('booking')).toEqual(filled);
    history.replaceState(null, '', '/contact?item=/kayaking');
    writeDay('2027-02-13');
    expect([field('date').value, chosen(store)]).toEqual(['2027-02-13', '']);
  });

  const extrasLine = `${formsFile.messages.chosen.extras}: ${extra?.name.toLowerCase()}`;
  test.each([
    ['on the page of a trip is in enquiries about this trip alone', trip?.route, ''],
    ['on another page is in every enquiry', undefined, extrasLine],
  ])('an extra that is ticked %s', async (_, route, inOthers) => {
    document.body.innerHTML += `<article data-trip-name="This trip" data-trip-route="${trip?.route}"></article>
      <form id="extras"><input type="checkbox" name="extra" value="${extra?.slug}"></form>`;
    const fields = document.forms.namedItem('extras') as HTMLFormElement;
    if (route) fields.dataset.trip = route;
    startChoiceFields(fields);
    field('extra').click();
    const store = start();
    expect(field('trip').value).toBe('This trip');
    expect(chosen(store)).toContain(`\n${extrasLine}\n`);
    field('trip').value = 'Another trip';
    store.onInput();
    expect(chosen(store)).toBe(inOthers);
    press(store);
    await wait(0);
    // What was not sent is not forgotten.
    expect(readChoice()).toMatchObject({ hotels: dear, extras: inOthers ? [] : [{ trip: route }] });
  });

  test('fills in its fields; the total disappears when other values are typed', () => {
    draw('contact');
    const store = start({});
    const total = `${formsFile.messages.chosen.total}: .*₹`;
    const nights = `${trip?.stays.length}`;
    const fromPage = () => ['hotels', 'adults', 'nights'].map((name) => field(name).value);
    expect(fromPage()).toEqual([dear, '2', nights]);
    expect(chosen(store)).toMatch(RegExp(`^${total}[\\d,]+.*$`));
    field('adults').value = '5';
    store.onInput();
    expect(chosen(store)).toBe('');
    saveChoice({ hotels: cheap });
    expect(fromPage()).toEqual([cheap, '5', nights]);
  });

  test('is forgotten after a success, except for the day', async () => {
    writeDay('2027-02-12');
    const store = start();
    const told: string[] = [];
    store.subscribe(() => told.push(statusOf(store).name));
    press(store);
    await wait(0);
    expect(told).toEqual(['sending', 'sent']);
    expect(store.getSnapshot().state.takesFocus).toBe(true);
    expect(store.getSnapshot().enquiry).toMatchObject({
      chosen: '',
      values: { date: '2027-02-12' },
    });
  });

  test('is not forgotten by a late OK if it has changed since it was sent, and fields stay', async () => {
    const store = start();
    const answer = holdAnswer();
    press(store);
    await wait(15_000);
    saveChoice({ extras: [{ slug: extra?.slug ?? '' }] });
    await answer('sent');
    expect(statusOf(store)).toEqual({ name: 'sentBeforeChanges' });
    expect(chosen(store)).toContain(extrasLine);
    expect([field('name').value, readDraft('booking')]).toEqual([filled.name, filled]);
  });

  test.each(['flight', 'ferry'] as const)('is not in a %s enquiry', (name) => {
    saveChoice({ extras: formsFile.tripOptions.extras.slice(0, 1).map(({ slug }) => ({ slug })) });
    draw(name);
    expect(chosen(start({}))).toBe('');
  });
});
