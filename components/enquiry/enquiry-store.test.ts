/** @jest-environment jsdom */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { readStoredChoice, saveChoice } from '@/components/storage/choice-store';
import { saveDay } from '@/components/storage/day-store';
import { readDraft, saveDraft } from '@/components/storage/storage';
import { makeFormsFile } from '@/lib/data-files/forms';
import type { Result } from '@/lib/enquiry/enquiry-state';
import type { MailSettings } from '@/lib/enquiry/mail-settings';
import type { FormName } from '@/lib/enquiry/message';
import { options, reefWeek, ticked } from '@/test/trip-options';
import { EnquiryForm } from './enquiry-form.island';
import { EnquiryStore } from './enquiry-store';

const sendMail = jest.fn<Promise<Result>, unknown[]>();
jest.mock('./send-mail', () => ({ sendMail: (...all: unknown[]) => sendMail(...all) }));

const formsFile = { ...makeFormsFile(), tripOptions: options, mail: {} as MailSettings };
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
  document.body.innerHTML = renderToStaticMarkup(
    createElement(EnquiryForm, { name, data: formsFile }),
  );
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
  saveDay('2027-02-10');
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

test('a half-typed date is not overwritten, and is not a valid day', () => {
  Object.defineProperty(field('date'), 'validity', { value: { badInput: true } });
  saveDay('2027-02-10');
  const store = start();
  expect(field('date').value).toBe('');
  expect(store.validate()).toBe(false);
  expect(statusOf(store)).toMatchObject({ issues: [{ name: 'date', cause: 'wrong' }] });
  expect(readDraft('booking')).toEqual(filled);
});

describe('a choice for a trip', () => {
  const { extras, adults: adultsLabel } = formsFile.messages.chosen;
  const chosen = (store: EnquiryStore) => store.getSnapshot().enquiry.choiceLines;
  beforeEach(() => {
    document.body.innerHTML += `<i data-trip-name="Reef" data-trip-route="${reefWeek.route}"></i>`;
    saveChoice({ hotels: 'Grand' });
  });

  test('and the day are followed while the form is on the page', () => {
    const store = start({});
    const choose = (adults: number) => {
      saveChoice({ party: { adults, children: 0, toddlers: 0 } });
      saveDay(`2027-02-1${adults}`);
    };
    const expectShown = (adults: number) => {
      expect(chosen(store)).toContain(`${adultsLabel}: ${adults}\n`);
      expect(field('date').value).toBe(`2027-02-1${adults}`);
    };
    choose(3);
    expectShown(3);
    stop();
    choose(4);
    expectShown(3);
    stop = store.connect(document.forms[0] ?? null);
    expectShown(4);
  });

  test('is forgotten after a success, except for the day', async () => {
    saveDay('2027-02-12');
    const store = start();
    const told: string[] = [];
    store.subscribe(() => told.push(statusOf(store).name));
    press(store);
    await wait(0);
    expect(told).toEqual(['sending', 'sent']);
    expect(store.getSnapshot().state.takesFocus).toBe(true);
    const values = ['trip', 'date', 'name'].map((name) => field(name).value);
    expect([...values, chosen(store)]).toEqual(['Reef', '2027-02-12', '', '']);
    expect([readDraft('booking'), readStoredChoice()]).toEqual([undefined, '']);
  });

  test('is not forgotten by a late OK if it has changed since it was sent, and fields stay', async () => {
    const store = start();
    const answer = holdAnswer();
    press(store);
    await wait(15_000);
    saveChoice({ extras: ticked('cake') });
    await answer('sent');
    expect(statusOf(store)).toEqual({ name: 'sentBeforeChanges' });
    expect(chosen(store)).toContain(`${extras}: cake`);
    expect([field('name').value, readDraft('booking')]).toEqual([filled.name, filled]);
  });
});
