/** @jest-environment jsdom */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { readStoredChoice, saveChoice } from '@/components/storage/choice-store';
import { saveDay } from '@/components/storage/day-store';
import { readDraft } from '@/components/storage/storage';
import { makeFormsFile } from '@/lib/data-files/forms';
import type { Result } from '@/lib/enquiry/enquiry-state';
import type { FormName } from '@/lib/enquiry/forms-file';
import type { MailSettings } from '@/lib/enquiry/mail-settings';
import { reefWeek, tariff } from '@/test/tariff';
import { EnquiryForm } from './enquiry-form.island';
import { EnquiryStore } from './enquiry-store';

const sendMail = jest.fn<Promise<Result>, unknown[]>();
jest.mock('./send-mail', () => ({ sendMail: (...all: unknown[]) => sendMail(...all) }));

const formsFile = { ...makeFormsFile(), mail: {} as MailSettings };
formsFile.tariff = { ...tariff, offers: [] };
const filled = { name: 'Asha', email: 'a@mail.in' };

/** Ends the subscriptions of the enquiry, as React does when the form leaves the page. */
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-23T06:00:00Z') });
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '', '/');
  sendMail.mockReset().mockResolvedValue('sent');
  Object.assign(window, { fetch: async () => ({ ok: false }) });
  draw('booking');
});

/** Puts a form into the page. */
function draw(name: FormName) {
  document.body.innerHTML = renderToStaticMarkup(
    createElement(EnquiryForm, { name, data: { forms: formsFile } }),
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
  expect(store.showMistakes()).toBe(true);
  expect(statusOf(store)).toMatchObject({ issues: [{ name: 'date', cause: 'wrong' }] });
  expect(readDraft('booking')).toEqual({ values: filled, mayHaveArrived: false });
});

test('an enquiry without an answer in time may have been sent, and a late OK leaves the focus', async () => {
  const store = start();
  const answer = holdAnswer();
  press(store);
  expect(readDraft('booking')).toEqual({ values: filled, mayHaveArrived: true });
  await wait(15_000);
  expect([statusOf(store), store.takeFocus()]).toMatchObject([{ reason: 'late' }, 'status']);
  await answer('sent');
  expect([statusOf(store), store.takeFocus()]).toEqual([{ name: 'sent' }, undefined]);
});

describe('a choice for a trip', () => {
  const chosen = (store: EnquiryStore) => store.getSnapshot().enquiry.chosen;
  beforeEach(() => {
    document.body.innerHTML += `<i data-package='{"name":"Reef","route":"${reefWeek.route}"}'></i>`;
    saveChoice({ hotels: 'Grand' });
  });

  test('and the day are followed while the form is on the page, and typed values stay', () => {
    const store = start();
    const choose = (hotels: string, day: string) => {
      saveChoice({ hotels });
      saveDay(day);
    };
    const expectShown = (hotels: string, day: string) => {
      expect(chosen(store)).toContain(hotels);
      expect([field('date').value, field('name').value]).toEqual([day, filled.name]);
    };
    choose('Plain', '2027-02-11');
    expectShown('Plain', '2027-02-11');
    stop();
    choose('Grand', '2027-02-12');
    expectShown('Plain', '2027-02-11');
    stop = store.connect(document.forms[0] ?? null);
    expectShown('Grand', '2027-02-12');
  });

  test('is sent without the total if the tariff comes during sending', async () => {
    const store = start();
    const answer = holdAnswer();
    press(store);
    Object.assign(window, { fetch: async () => ({ ok: true, json: async () => tariff }) });
    dispatchEvent(new Event('online'));
    await wait(0);
    expect(chosen(store)).toMatch(/Grand$/);
    await answer('sent');
    store.reopen();
    saveChoice({ hotels: 'Grand' });
    expect([statusOf(store).name, chosen(store)]).toEqual(['ready', expect.stringMatching('₹')]);
  });

  test('is forgotten after a success, except for the day', async () => {
    saveDay('2027-02-12');
    const store = start();
    const told: string[] = [];
    store.subscribe(() => told.push(statusOf(store).name));
    press(store);
    await wait(0);
    expect(told).toEqual(['sending', 'sent']);
    const values = ['trip', 'date', 'name'].map((name) => field(name).value);
    expect([...values, chosen(store)]).toEqual(['Reef', '2027-02-12', '', '']);
    expect([readDraft('booking'), readStoredChoice()]).toEqual([undefined, '']);
  });

  test('is not stored again by an enquiry without it', async () => {
    draw('flight');
    const store = start({ ...filled, from: 'Chennai', to: 'Port Blair', phone: '9876543210' });
    const onChoice = jest.fn();
    addEventListener('stored:choice', onChoice, { once: true });
    press(store);
    await wait(0);
    expect(statusOf(store).name).toBe('sent');
    expect(onChoice).not.toHaveBeenCalled();
  });
});
