/** @jest-environment jsdom */
import { changeChoice, choiceStore } from '@/components/storage/choice-store';
import { makeResponse, openForm, openSite, service, wait } from '@/test/enquiry-form';

test('a form waits for the tariff only if it takes the choice, and at most four seconds', async () => {
  await openSite({ hasTariff: false });
  expect(openForm('ferry').button.disabled).toBe(false);
  expect(service).not.toHaveBeenCalled();
  document.body.replaceChildren();
  service.mockImplementation(async (url) => makeResponse(/tariff/.test(url) ? 404 : 200, 'OK'));
  const form = openForm('contact');
  await wait(3_999);
  expect(form.button.disabled).toBe(true);
  await wait(1);
  changeChoice({ hotelClass: 'Grand' });
  await form.send();
  expect(service.mock.lastCall?.[1].body.get('name')).toContain('Ünal');
  expect(form.element.dataset.sent).toBe('');
  // The enquiry could not contain it.
  expect(choiceStore.read().hotelClass).toBe('Grand');
});
