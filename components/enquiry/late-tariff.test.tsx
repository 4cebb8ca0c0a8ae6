/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { requestData } from '@/components/loading/data';
import { changeChoice, choiceStore } from '@/components/storage/choice-store';
import { answerData } from '@/test/answer-data';
import { expectSent, holdAnswer, openForm, openSite } from '@/test/enquiry-form';

test('a tariff that arrives late is in the enquiry, but does not change one that is being sent', async () => {
  await openSite({ hasTariff: false });
  changeChoice({ hotelClass: 'Grand' });
  const answer = holdAnswer();
  const form = openForm('booking');
  await form.send();
  const other = openForm('contact', {});
  expect(other.values().hotels).toBe('');
  Object.assign(globalThis, { fetch: answerData });
  await act(() => requestData('tariff'));
  expect(other.values().hotels).toBe('Grand');
  expect(form.queryByText(/: Grand/)).toBeNull();
  await answer(200, 'OK');
  expectSent(form);
  expect(choiceStore.read().hotelClass).toBe('Grand');
});
