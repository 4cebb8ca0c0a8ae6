/** @jest-environment jsdom */
import { changeChoice, choiceStore } from '@/components/storage/choice-store';
import { makeFormsData } from '@/lib/data-files/make-forms';
import type { FormName } from '@/lib/enquiry/enquiry';
import { expectSent, openForm, openSite, service, wait } from '@/test/enquiry-form';
import { loadEnquiryStore } from './enquiry-form.island';

beforeEach(() => openSite({ hasTariff: false }));

test('a form with a total waits for the tariff at most four seconds', async () => {
  service.mockReturnValue(new Promise(() => undefined));
  const loaded: FormName[] = [];
  for (const name of ['ferry', 'contact'] as const)
    void loadEnquiryStore(name, makeFormsData()).then(({ formName }) => loaded.push(formName));
  await wait(3_999);
  expect(loaded).toEqual(['ferry']);
  await wait(1);
  expect(loaded).toEqual(['ferry', 'contact']);
});

test('an enquiry without the tariff leaves the choice, which it could not contain', async () => {
  changeChoice({ hotelClass: 'Grand' });
  const form = openForm('contact');
  await form.send();
  expectSent(form);
  expect(choiceStore.read().hotelClass).toBe('Grand');
});
