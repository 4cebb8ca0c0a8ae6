/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { requestData } from '@/components/loading/data';
import { changeChoice } from '@/components/storage/choice-store';
import { answerData } from '@/test/answer-data';
import { expectSent, holdAnswer, openForm, openSite, service } from '@/test/enquiry-form';

test('a tariff that arrives while an enquiry is being sent is in the next attempt', async () => {
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
  await answer(500, 'Error');
  expect(form.queryByText(/: Grand/)).toBeNull();
  Object.assign(globalThis, { fetch: service });
  await form.send();
  expect(service.mock.lastCall?.[1].body.get('message')).toContain(': Grand');
  expectSent(form);
});
