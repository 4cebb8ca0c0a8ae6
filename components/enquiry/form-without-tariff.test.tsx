/** @jest-environment jsdom */
import { fireEvent, render } from '@testing-library/react';
import { changeChoice, choiceStore } from '@/components/storage/choice-store';
import { makeFormsData } from '@/lib/data-files/make-forms';
import { answerData } from '@/test/answer-data';
import { filled } from '@/test/enquiries';
import { expectSent, holdAnswer, openForm, openSite, service, wait } from '@/test/enquiry-form';
import { EnquiryForm, makeEnquiryStore } from './enquiry-form.island';

beforeEach(() => openSite({ hasTariff: false }));

test('a form that React has started again without the tariff sends what is typed there', async () => {
  const store = makeEnquiryStore('contact', makeFormsData());
  const { unmount } = render(<EnquiryForm store={store} />);
  await wait(4_000);
  unmount();
  const { container } = render(<EnquiryForm store={store} />);
  for (const [name, value] of Object.entries(filled('contact')))
    fireEvent.input(container.querySelector(`[name=${name}]`) as Element, { target: { value } });
  fireEvent.click(container.querySelector('[name=send]') as Element);
  await wait(0);
  expect(service.mock.lastCall?.[1].body.get('name')).toContain('Ünal');
});

test('a form waits for the tariff at most four seconds, and takes none while it is sending', async () => {
  expect(openForm('ferry', {}).button.disabled).toBe(false);
  expect(service).not.toHaveBeenCalled();
  document.body.replaceChildren();
  const form = openForm('contact');
  await wait(3_999);
  expect(form.button.disabled).toBe(true);
  await wait(1);
  changeChoice({ hotelClass: 'Grand', party: { adults: 3, children: 1, toddlers: 0 } });
  // Any click requests a missing tariff again.
  service.mockImplementationOnce(answerData);
  const answer = holdAnswer();
  await form.send();
  await answer(200, 'OK');
  expectSent(form);
  // The enquiry could not contain it.
  expect(choiceStore.read().hotelClass).toBe('Grand');
});
