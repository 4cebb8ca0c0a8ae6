/** @jest-environment jsdom */
import { writeDay } from '@/components/dates/day-store';
import { readDraft, saveDraft } from '@/components/storage/storage';
import { saveChoice } from '@/components/trip-options/choice-store';
import { makeFormsFile } from '@/lib/browser-files/forms';
import type { MailSettings } from '@/lib/enquiry/mail-settings';
import { enquiryText } from '@/lib/enquiry/message';
import { Enquiry } from './enquiry';
import type { SendResult } from './send-mail';

const sendMail = jest.fn<Promise<SendResult>, unknown[]>();
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
function draw(name: 'booking' | 'contact') {
  const fields = formsFile.forms[name].fields.map(({ name, type, options = [] }) => {
    if (type === 'textarea') return `<textarea name="${name}"></textarea>`;
    if (type !== 'choice') return `<input name="${name}">`;
    const words = options.map((option) => `<option>${option}</option>`).join('');
    return `<select name="${name}"><option value=""></option>${words}</select>`;
  });
  document.body.innerHTML = `<form data-enquiry="${name}">${fields.join('')}</form>`;
}

afterEach(async () => {
  // Ends the attempts without an answer, and with them the confirmation before leaving the page.
  await jest.advanceTimersByTimeAsync(15_000);
  stop();
  jest.restoreAllMocks();
});

const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement;
const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** Starts the enquiry of the form in the page, and types into it. */
function start(typed: Record<string, string> = filled): Enquiry {
  const name = document.forms[0]?.dataset.enquiry as 'booking' | 'contact';
  const enquiry = new Enquiry(name, formsFile);
  stop = enquiry.start();
  for (const [name, value] of Object.entries(typed)) field(name).value = value;
  enquiry.onInput();
  return enquiry;
}

/** Holds back the answer to the next attempt. @returns a function that gives the answer */
function holdAnswer(): (answer: SendResult) => Promise<void> {
  let give: (answer: SendResult) => void = () => undefined;
  sendMail.mockReturnValueOnce(new Promise((resolve) => (give = resolve)));
  return (answer) => {
    give(answer);
    return wait(0);
  };
}

const statusOf = ({ getState }: Enquiry) => getState().status;

const takesFocus = ({ getState }: Enquiry) => getState().takesFocus;

test('the draft is filled in once, even if React starts a second time', () => {
  saveDraft('booking', filled);
  const enquiry = start({});
  expect(field('name').value).toBe('Asha');
  field('name').value = '';
  stop();
  stop = enquiry.start();
  expect(field('name').value).toBe('');
});

test('a form that has left the page follows no choices, and one that is back does', () => {
  const enquiry = start({});
  const listener = jest.fn();
  const unsubscribe = enquiry.subscribe(listener);
  stop();
  writeDay('2027-02-10');
  expect([field('date').value, listener.mock.calls]).toEqual(['', []]);
  stop = enquiry.start();
  expect([field('date').value, listener.mock.calls]).toEqual(['2027-02-10', [[]]]);
  unsubscribe();
  writeDay('2027-02-11');
  expect([field('date').value, listener.mock.calls]).toEqual(['2027-02-11', [[]]]);
});

test('mistakes are shown, and nothing is sent', async () => {
  const enquiry = start({ ...filled, email: 'a@mail' });
  enquiry.submit();
  await wait(0);
  expect(statusOf(enquiry)).toMatchObject({
    name: 'invalid',
    issues: [{ name: 'email', cause: 'email' }],
  });
  expect(sendMail).not.toHaveBeenCalled();
});

test('two presses send once; a success empties the fields and removes the draft', async () => {
  const enquiry = start();
  expect(readDraft('booking')).toMatchObject(filled);
  enquiry.submit();
  enquiry.submit();
  await wait(0);
  expect(sendMail).toHaveBeenCalledTimes(1);
  expect(statusOf(enquiry)).toEqual({ name: 'sent', isChanged: false });
  expect([field('name').value, readDraft('booking')]).toEqual(['', undefined]);
  expect(takesFocus(enquiry)).toBe(true);
});

test.each([
  ['sent', { name: 'sent', isChanged: false }],
  ['busy', { name: 'unsent', reason: 'busy' }],
  ['broken', { name: 'unsent', reason: 'late' }],
] as const)(
  '"%s" after the time limit is shown if it changes the status, without taking the focus',
  async (late, status) => {
    const enquiry = start();
    const answer = holdAnswer();
    enquiry.submit();
    await wait(15_000);
    expect(statusOf(enquiry)).toEqual({ name: 'unsent', reason: 'late' });
    expect(takesFocus(enquiry)).toBe(true);
    const listener = jest.fn(() => expect(takesFocus(enquiry)).toBe(false));
    enquiry.subscribe(listener);
    await answer(late);
    expect(statusOf(enquiry)).toEqual(status);
    expect(listener).toHaveBeenCalledTimes(late === 'broken' ? 0 : 1);
  },
);

test('a late OK does not empty fields that were changed meanwhile', async () => {
  const enquiry = start();
  const answer = holdAnswer();
  enquiry.submit();
  await wait(15_000);
  field('name').value = 'Meera';
  enquiry.onInput();
  await answer('sent');
  expect(statusOf(enquiry)).toEqual({ name: 'sent', isChanged: true });
  expect([field('name').value, readDraft('booking')?.name]).toEqual(['Meera', 'Meera']);
});

test('an OK for an earlier attempt does not empty a form that is being sent again', async () => {
  const enquiry = start();
  const answer = holdAnswer();
  enquiry.submit();
  await wait(15_000);
  holdAnswer();
  enquiry.submit();
  await answer('sent');
  expect(statusOf(enquiry)).toEqual({ name: 'sending' });
  expect(field('name').value).toBe('Asha');
});

test('without a connection nothing is sent, and the form says when the connection is back', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const enquiry = start();
  dispatchEvent(new Event('online'));
  expect(statusOf(enquiry)).toMatchObject({ name: 'idle' });
  enquiry.submit();
  expect(statusOf(enquiry)).toEqual({ name: 'unsent', reason: 'offline' });
  expect(takesFocus(enquiry)).toBe(true);
  dispatchEvent(new Event('online'));
  expect(statusOf(enquiry)).toEqual({ name: 'unsent', reason: 'waiting' });
  expect([takesFocus(enquiry), sendMail.mock.calls]).toEqual([false, []]);
  online.mockRestore();
  enquiry.submit();
  await wait(0);
  expect(statusOf(enquiry)).toMatchObject({ name: 'sent' });
});

test('a corrected mistake disappears, and no new one appears before the button is pressed', () => {
  const enquiry = start({ name: '', email: 'a@mail' });
  const shown = () => {
    const status = statusOf(enquiry);
    return status.name === 'invalid' ? status.issues.map(({ name }) => name) : status.name;
  };
  const type = (name: string, value: string) => {
    field(name).value = value;
    enquiry.onInput();
    return shown();
  };
  enquiry.submit();
  expect(shown()).toEqual(['name', 'email']);
  expect(type('name', 'Asha')).toEqual(['email']);
  expect(type('name', '')).toEqual(['email']);
  expect(type('email', '')).toBe('idle');
});

test('the browser asks before leaving only while an enquiry is being sent', async () => {
  const leaves = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const enquiry = start();
  expect(leaves()).toBe(true);
  const answer = holdAnswer();
  enquiry.submit();
  await wait(0);
  expect(leaves()).toBe(false);
  await answer('refused');
  expect(leaves()).toBe(true);
});

test('the draft fills in only empty fields, and does not contain what the page has filled in', () => {
  saveDraft('contact', { name: 'Asha', message: 'Two of us', gone: 'x', hotels: 'Gone' });
  history.replaceState(null, '', '/contact?about=Neil');
  draw('contact');
  field('name').value = 'Ravi';
  writeDay('2027-02-10');
  const enquiry = start({});
  const about = formsFile.messages.about.replace('{item}', 'Neil');
  const values = () => ['name', 'date', 'hotels', 'message'].map((name) => field(name).value);
  expect(statusOf(enquiry)).toEqual({ name: 'idle', isRestored: true });
  expect(values()).toEqual(['Ravi', '2027-02-10', '', `${about}\n\nTwo of us`]);
  expect(readDraft('contact')).toEqual({ name: 'Ravi', message: `${about}\n\nTwo of us` });
});

test('a half-typed date is not overwritten, and is not a valid day', () => {
  Object.defineProperty(field('date'), 'validity', { value: { badInput: true } });
  writeDay('2027-02-10');
  const enquiry = start();
  expect(field('date').value).toBe('');
  expect(enquiry.validate()).toBe(false);
  expect(statusOf(enquiry)).toMatchObject({ issues: [{ name: 'date', cause: 'wrong' }] });
});

describe('a choice for a trip', () => {
  const [trip] = formsFile.options.trips.filter(({ hasPrice }) => hasPrice);
  const dear = trip?.classes.at(-1)?.name ?? '';
  const chosen = ({ getState }: Enquiry) => getState().content.chosen;
  const text = ({ getState }: Enquiry) => enquiryText('Trip', getState().content);
  beforeEach(() => {
    history.replaceState(null, '', trip?.route);
    saveChoice({ hotels: dear });
  });

  test('is in the text once, in its current state, and not in the draft', () => {
    const enquiry = start();
    const [hotels, adults, total] = chosen(enquiry).split('\n');
    expect([hotels, adults]).toEqual([
      `${formsFile.messages.chosen.hotels}: ${dear}`,
      `${formsFile.messages.chosen.adults}: 2`,
    ]);
    saveChoice({ party: { adults: 3, children: 0, toddlers: 0 } });
    writeDay('2027-02-12');
    expect(chosen(enquiry)).toContain(`${formsFile.messages.chosen.adults}: 3`);
    expect(chosen(enquiry)).not.toContain(total);
    expect(text(enquiry).split(chosen(enquiry))).toHaveLength(2);
    expect(field('date').value).toBe('2027-02-12');
    expect(readDraft('booking')).toEqual(filled);
    history.replaceState(null, '', '/contact?item=/kayaking');
    writeDay('2027-02-13');
    expect([field('date').value, chosen(enquiry)]).toEqual(['2027-02-13', '']);
  });

  test('is not in the text when another trip is typed, except for the extras', () => {
    saveChoice({ extras: formsFile.options.extras.slice(0, 1).map(({ slug }) => slug) });
    document.body.innerHTML += '<article data-item-name="This trip"></article>';
    const enquiry = start();
    expect(field('trip').value).toBe('This trip');
    expect(chosen(enquiry)).toContain(dear);
    field('trip').value = 'Another trip';
    enquiry.onInput();
    expect(chosen(enquiry)).toMatch(RegExp(`^${formsFile.messages.chosen.extras}: .+$`));
    expect(text(enquiry)).not.toContain(dear);
  });

  test('fills in its fields; the total disappears when other values are typed', () => {
    draw('contact');
    const enquiry = start({});
    const total = `${formsFile.messages.chosen.total}: .*₹`;
    const fromPage = () => ['hotels', 'adults', 'nights'].map((name) => field(name).value);
    expect(fromPage()).toEqual([dear, '2', `${trip?.nights}`]);
    expect(chosen(enquiry)).toMatch(RegExp(`^${total}[\\d,]+.*$`));
    field('adults').value = '5';
    enquiry.onInput();
    expect(chosen(enquiry)).toBe('');
    saveChoice({ hotels: trip?.classes[0]?.name ?? '' });
    expect(fromPage()).toEqual([trip?.classes[0]?.name, '5', `${trip?.nights}`]);
  });
});
