/** @jest-environment jsdom */
import { writeDay } from '@/components/dates/day-store';
import { saveChoice } from '@/components/trip-options/choice-store';
import { makeFormsFile } from '@/lib/content/query/forms';
import type { MailSettings } from '@/lib/enquiry/mail-settings';
import type { SendResult } from '@/lib/enquiry/state';
import { readDraft, saveDraft } from './draft-store';
import { Enquiry } from './enquiry';

const sendMail = jest.fn<Promise<SendResult>, unknown[]>();
jest.mock('./send-mail', () => ({ sendMail: (...all: unknown[]) => sendMail(...all) }));

const data = { ...makeFormsFile(), mail: {} as MailSettings };
const filled = { name: 'Asha', email: 'a@mail.in' };

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-23T06:00:00Z') });
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '', '/');
  sendMail.mockReset().mockResolvedValue('sent');
  const names = 'trip date name email address hotels nights ages'.split(' ');
  const inputs = names.map((name) => `<input name="${name}">`).join('');
  document.body.innerHTML = `<div><form>${inputs}</form></div>`;
});

// What still waits for an answer ends, and with it the question before leaving.
afterEach(() => jest.advanceTimersByTimeAsync(15_000));

const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement;
const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** Starts the enquiry of the form in the page, and types into it. */
function start(typed: Record<string, string> = filled): Enquiry {
  const enquiry = new Enquiry('booking', data, document.body.firstElementChild as HTMLElement);
  enquiry.start();
  for (const [name, value] of Object.entries(typed)) field(name).value = value;
  enquiry.onInput();
  return enquiry;
}

/** Lets the next attempt wait for its answer. @returns what gives the answer */
function holdAnswer(): (answer: SendResult) => Promise<void> {
  let give: (answer: SendResult) => void = () => undefined;
  sendMail.mockReturnValueOnce(new Promise((resolve) => (give = resolve)));
  return (answer) => {
    give(answer);
    return wait(0);
  };
}

const told = ({ getState }: Enquiry) => getState().status;

test('the draft is filled in once, also when React starts a second time', () => {
  saveDraft('booking', filled);
  const enquiry = start({});
  expect(field('name').value).toBe('Asha');
  field('name').value = '';
  enquiry.start();
  expect(field('name').value).toBe('');
});

test('mistakes are told, and nothing is sent', async () => {
  const enquiry = start({ ...filled, email: 'a@mail' });
  enquiry.submit();
  await wait(0);
  expect(told(enquiry)).toMatchObject({ name: 'invalid', issues: { email: { cause: 'email' } } });
  expect(sendMail).not.toHaveBeenCalled();
});

test('two presses send once; a success empties the fields and removes the draft', async () => {
  const enquiry = start();
  expect(readDraft('booking')).toMatchObject(filled);
  enquiry.submit();
  enquiry.submit();
  await wait(0);
  expect(sendMail).toHaveBeenCalledTimes(1);
  expect(told(enquiry)).toMatchObject({ name: 'sent', isChanged: false });
  expect([field('name').value, readDraft('booking')]).toEqual(['', undefined]);
});

test('a late OK is told, and leaves alone what was changed meanwhile', async () => {
  const enquiry = start();
  const answer = holdAnswer();
  enquiry.submit();
  await wait(15_000);
  expect(told(enquiry)).toMatchObject({ name: 'unknown', reason: 'late' });
  field('name').value = 'Meera';
  enquiry.onInput();
  await answer('sent');
  expect(told(enquiry)).toMatchObject({ name: 'sent', isChanged: true });
  expect([field('name').value, readDraft('booking')?.name]).toEqual(['Meera', 'Meera']);
});

test('an OK for an earlier attempt does not remove what the visitor is sending again', async () => {
  const enquiry = start();
  const answer = holdAnswer();
  enquiry.submit();
  await wait(15_000);
  holdAnswer();
  enquiry.submit();
  await answer('sent');
  expect(told(enquiry)).toEqual({ name: 'sending' });
  expect(field('name').value).toBe('Asha');
});

test('the browser asks before leaving while an enquiry is sent, and only then', async () => {
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

test('a choice is told as it is now, once, stays out of the draft, and goes with its trip alone', () => {
  const [trip] = data.options.trips.filter(({ hasPrice }) => hasPrice);
  history.replaceState(null, '', trip?.route);
  const dear = trip?.classes.at(-1)?.name ?? '';
  saveChoice({ hotels: trip?.classes[0]?.name ?? '' });
  const enquiry = start();
  const before = enquiry.choiceText();
  const listener = jest.fn();
  const stop = enquiry.subscribeToChoice(listener);
  saveChoice({ hotels: dear });
  writeDay('2027-02-10');
  stop();
  writeDay('2027-02-12');
  expect(listener).toHaveBeenCalledTimes(2);
  const choice = enquiry.choiceText();
  expect(choice).not.toBe(before);
  expect(choice).toContain(`${dear}: ₹`);
  expect(choice).toContain('12 to ');
  expect(enquiry.writeText().split(choice)).toHaveLength(2);
  expect(enquiry.writeText()).not.toContain(before);
  const fromPage = () => ['date', 'hotels', 'nights'].map((name) => field(name).value);
  expect(fromPage()).toEqual(['2027-02-12', dear, `${trip?.nights}`]);
  expect(readDraft('booking')).toEqual(filled);
  history.replaceState(null, '', '/contact?item=/kayaking');
  writeDay('2027-02-13');
  expect(fromPage()).toEqual(['2027-02-13', '', '']);
});
