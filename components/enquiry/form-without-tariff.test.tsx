/** @jest-environment jsdom */
import { changeChoice, choiceStore } from '@/components/storage/choice-store';
import { makeResponse, openForm, openSite, service, wait } from '@/test/enquiry-form';

test('a form waits for the tariff only if it takes the choice, and until the request takes long or has failed', async () => {
  await openSite({ hasTariff: false });
  expect(openForm('ferry').button.disabled).toBe(false);
  expect(service).not.toHaveBeenCalled();
  let fail: () => void = () => undefined;
  service.mockReturnValueOnce(new Promise((_, reject) => (fail = () => reject(new Error()))));
  const first = openForm('contact');
  await wait(3_999);
  expect(first.button.disabled).toBe(true);
  await wait(1);
  expect(first.button.disabled).toBe(false);
  document.body.replaceChildren();
  const form = openForm('contact');
  expect(form.button.disabled).toBe(true);
  fail();
  await wait(0);
  service.mockImplementation(async (url) => makeResponse(/tariff/.test(url) ? 404 : 200, 'OK'));
  changeChoice({ hotelClass: 'Grand' });
  await form.send();
  expect(service.mock.lastCall?.[1].body.get('name')).toContain('Ünal');
  expect(form.element.dataset.sent).toBe('');
  // The enquiry could not contain it.
  expect(choiceStore.read().hotelClass).toBe('Grand');
});
