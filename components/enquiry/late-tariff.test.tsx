/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { requestData } from '@/components/loading/data';
import { changeChoice, choiceStore } from '@/components/storage/choice-store';
import { forms } from '@/lib/content/query/forms';
import { answerData } from '@/test/answer-data';
import { expectSent, holdAnswer, openForm, openSite, service } from '@/test/enquiry-form';

const { missingTotal } = forms.messages;
const asha = { name: 'Asha', email: 'a@mail.in' };
const asksForTotal = ({ queryAllByText }: ReturnType<typeof openForm>) =>
  queryAllByText(RegExp(missingTotal)).length > 0;

test('a tariff that arrives while an enquiry is being sent is in the next attempt', async () => {
  await openSite({ hasTariff: false });
  changeChoice({ hotelClass: 'Grand' });
  await openForm('booking', asha).send();
  // The enquiry had it even without the tariff.
  expect(choiceStore.read().hotelClass).toBeUndefined();
  changeChoice({ hotelClass: 'Grand' });
  document.body.replaceChildren();
  const answer = holdAnswer();
  const form = openForm('booking', asha);
  await form.send();
  const other = openForm('contact', {});
  expect(asksForTotal(other)).toBe(true);
  Object.assign(globalThis, { fetch: answerData });
  await act(() => requestData('tariff'));
  expect([other, form].map(asksForTotal)).toEqual([false, true]);
  await answer(500, 'Error');
  expect(asksForTotal(form)).toBe(true);
  Object.assign(globalThis, { fetch: service });
  await form.send();
  const message = service.mock.lastCall?.[1].body.get('message');
  expect(message).toContain(': Grand');
  expect(message).not.toContain(missingTotal);
  expectSent(form);
});
