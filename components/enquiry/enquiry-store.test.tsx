/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { changeChoice, choiceStore } from '@/components/storage/choice-store';
import { dayStore } from '@/components/storage/day-store';
import { makeDraftStore } from '@/components/storage/draft-store';
import { forms } from '@/lib/content/query/forms';
import type { Draft } from '@/lib/enquiry/enquiry-state';
import type { Values } from '@/lib/enquiry/validation';
import { filled } from '@/test/enquiries';
import {
  expectFailed,
  expectSent,
  holdAnswer,
  makeResponse,
  openForm as open,
  openSite,
  service,
  tariff,
  wait,
} from '@/test/enquiry-form';

const { messages } = forms;
const contactDraft = makeDraftStore('contact');
const bookingDraft = makeDraftStore('booking');
const asha = { name: 'Asha', email: 'a@mail.in' };

beforeEach(openSite);
afterEach(() => {
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

test('the browser asks before leaving only while an enquiry is being sent', async () => {
  const leaves = () => {
    const event = new Event('beforeunload', { cancelable: true });
    Object.defineProperty(event, 'returnValue', { value: '', writable: true });
    // Browsers look at one or the other.
    return dispatchEvent(event) || !event.returnValue;
  };
  const answer = holdAnswer();
  const form = open();
  expect(leaves()).toBe(true);
  await form.send();
  expect(leaves()).toBe(false);
  await answer(400, '');
  expect(leaves()).toBe(true);
});

const emptied: Draft = { entered: {}, uncertainMails: [], deliveredMails: [] };
const goBack = () => act(() => dispatchEvent(new Event('pageshow')));

test.each([
  ['changed', { ...emptied, entered: { name: 'Ravi' } }],
  ['tried to send', { ...emptied, entered: { name: 'Asha' }, uncertainMails: ['A'] }],
  ['sent', emptied],
])('Back to a page shows the draft that another one has %s', (_, draft: Draft) => {
  const form = open('contact', { name: 'Asha' });
  contactDraft.set(draft);
  goBack();
  expect(contactDraft.read()).toMatchObject(draft);
  expect(form.values().name).toBe(draft.entered.name ?? '');
});

test.each([
  ['a success', 'OK', {}, messages.sent],
  ['one before changes', 'OK', { name: 'Meera' }, `${messages.sent} ${messages.sentBeforeChanges}`],
  ['another answer', 'Queued', {}, messages.failed.noAnswer],
])('Back after %s still tells it', async (_, text, changes, told) => {
  const answer = holdAnswer();
  const form = open();
  await form.send();
  form.type(changes);
  goBack();
  await answer(200, text);
  goBack();
  expect(form.alert()).toBe(told);
});

test('a page that was sending follows another one that has sent its draft', async () => {
  const form = open();
  service.mockReturnValueOnce(new Promise(() => undefined));
  await form.send();
  contactDraft.set(emptied);
  goBack();
  await wait(15_000);
  expect([form.alert(), contactDraft.read()?.entered]).toEqual(['', {}]);
});

test('Back loses nothing where the browser stores no drafts', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  const form = open('contact', { name: 'Asha' });
  goBack();
  expect(form.values().name).toBe('Asha');
});

describe('without an answer in time', () => {
  /** Opens a form and sends it. @returns the form after the time limit, and a function that answers late */
  async function openLate() {
    const answer = holdAnswer();
    const form = open();
    await form.send();
    expect(contactDraft.read()?.entered).toEqual(filled('contact'));
    await wait(14_999);
    expect(form.alert()).toBe('');
    await wait(1);
    expectFailed(form, messages.failed.noAnswer);
    return { form, answer };
  }

  test('an enquiry may have been sent, and a late OK leaves the focus', async () => {
    const { form, answer } = await openLate();
    expect(form.hasFocus()).toBe(true);
    form.field('name').focus();
    await answer(200, 'OK');
    expectSent(form);
    expect(form.hasFocus()).toBe(false);
  });

  test('what was changed since is kept, and what was delivered is still told', async () => {
    const { form, answer } = await openLate();
    form.type({ name: 'Meera' });
    await answer(200, 'OK');
    expect(form.alert()).toBe(`${messages.sent} ${messages.sentBeforeChanges}`);
    expect(form.values()).toEqual({ ...filled('contact'), name: 'Meera' });
    service.mockResolvedValueOnce(makeResponse(429, ''));
    await form.send();
    expect(form.alert()).toBe(`${messages.earlierTry.delivered} ${messages.failed.busy}`);
  });

  test('another attempt that is not sent says both, and a reload only the first', async () => {
    const { form } = await openLate();
    form.type({ name: 'Meera' });
    service.mockResolvedValueOnce(makeResponse(429, ''));
    await form.send();
    expect(form.alert()).toBe(
      `${messages.earlierTry.mayHaveBeenDelivered} ${messages.failed.busy}`,
    );
    form.unmount();
    expect(open('contact', {}).alert()).toBe(messages.failed.noAnswer);
  });
});

test('a date that is typed in part is not a day, is not overwritten, and is in no draft', async () => {
  // In browsers, the value is '' then. Here, it shows whether the field is written to.
  const form = open('booking', { ...asha, date: '2027-02-11' });
  Object.defineProperty(form.field('date'), 'validity', { value: { badInput: true } });
  act(() => dayStore.set('2027-02-10'));
  expect(form.field('date').value).toBe('2027-02-11');
  await form.send();
  expect(form.description('date')).toBe(messages.issues.invalidDay);
  expect(bookingDraft.read()?.entered).toEqual(asha);
});

describe('a choice for a trip', () => {
  /** Opens the form on the page of a package. The lines below its fields describe the choice. */
  function openOnTrip(name = 'Reef', route = '/packages/reef-week', typed: Values = asha) {
    const page = document.createElement('p');
    page.dataset.package = JSON.stringify({ name, route });
    document.body.replaceChildren(page);
    const form = open('booking', typed);
    const chosen = () => form.element.querySelector('.border-coral')?.textContent;
    return { ...form, chosen };
  }
  const choose = (hotelClass: string, day: string) =>
    act(() => {
      changeChoice({ hotelClass });
      dayStore.set(day);
    });

  test('and the day are followed while the form is on the page, and typed values stay', () => {
    choose('Grand', '');
    const form = openOnTrip();
    choose('Plain', '2027-02-11');
    expect(form.chosen()).toContain(`${tariff.totalMessages.chosen.hotels}: Plain`);
    expect(form.values()).toMatchObject({ ...asha, package: 'Reef', date: '2027-02-11' });
    const link = form.getByText<HTMLAnchorElement>(forms.booking.longerFormLabel ?? '');
    expect(link.href).toContain('/contact?about=Reef&item=/packages/reef-week');
    const { DOCUMENT_POSITION_FOLLOWING } = Node;
    expect(link.compareDocumentPosition(form.field('package'))).toBe(DOCUMENT_POSITION_FOLLOWING);
    const date = form.field('date');
    form.unmount();
    choose('Grand', '2027-02-12');
    expect(date.value).toBe('2027-02-11');
  });

  test('stays after a success, for the next enquiry and for other tabs', async () => {
    choose('Grand', '2027-02-12');
    const choice = choiceStore.read();
    const form = openOnTrip();
    await form.send();
    act(() => form.getByText(messages.newEnquiryLabel).click());
    expect(form.values()).toMatchObject({ name: '', package: 'Reef', date: '2027-02-12' });
    expect(form.chosen()).toContain('Grand');
    expect([bookingDraft.read()?.entered, choiceStore.read()]).toEqual([{}, choice]);
  });

  test('and its package stay in a draft that another page opens and sends, perhaps with a new day', async () => {
    choose('Grand', '2027-02-12');
    service.mockResolvedValueOnce(makeResponse(500, ''));
    const form = openOnTrip();
    await form.send();
    form.unmount();
    choose('Grand', '2027-02-13');
    const other = openOnTrip('Hills', '/packages/hill-days', {});
    expect(other.values()).toMatchObject({ ...asha, package: 'Reef', date: '2027-02-13' });
    await other.send();
    const { total } = tariff.totalMessages.chosen;
    expect(service.mock.lastCall?.[1].body.get('message')).toContain(`${total}: ₹`);
    act(() => other.getByText(messages.newEnquiryLabel).click());
    expect(other.values().package).toBe('Hills');
  });

  test('is left out if the tariff has a mistake, but the enquiry is sent', async () => {
    jest.replaceProperty(tariff, 'packages', null as never);
    const form = openOnTrip();
    await form.send();
    expectSent(form);
  });
});
