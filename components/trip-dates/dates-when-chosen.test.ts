/** @jest-environment jsdom */

import { addDays, dayInIndia } from '@/lib/dates/calendar-day';
import { makeTripDay, makeTrips } from '@/test/trip-factories';
import { showDates as showDatesIn } from './dates-when-chosen.client';

// A trip in a month of storms, in a busy season and at a higher price: it meets four things, one of them
// on its second day.
const last = makeTripDay({ night: undefined });
const season = { from: '01-01', to: '12-31' };
const every = Array.from({ length: 12 }, (_, index) => index + 1);
const words = makeTrips().words;
const data = makeTrips({
  words: { ...words, facts: { one: '{count} thing.', other: '{count} things.' } },
  sea: { changeable: [], cyclones: every, cancelled: [] },
  surcharge: season,
  crowds: [{ name: 'Holidays', season }],
  trips: {
    '/trip': { name: 'Trip', days: [makeTripDay(), makeTripDay({ ferries: ['Across'] }), last] },
  },
});

const body = (days: string) => `<main>
  <form data-arrival-trip="/trip"><input name="arrive"><p data-part="said"></p><ul data-part="date-notes"></ul></form>${days}
</main>`;
const row =
  '<li data-day><p data-part="day-date"></p><ul data-part="date-notes"></ul><p data-part="sun-and-moon"></p></li>';

/** Shows a day that the field holds. */
function showDates(form: HTMLFormElement, day: string, isAgain?: boolean) {
  (form.elements.namedItem('arrive') as HTMLInputElement).value = day;
  return showDatesIn(form, day, isAgain);
}

beforeEach(() => {
  globalThis.fetch = (async () => ({ ok: true, json: async () => data })) as never;
});

test.each([
  ['on the page of the trip', row.repeat(3)],
  ['in a dialog', ''],
])('the list has as many things as the sentence above it counts, %s', async (_, days) => {
  document.body.innerHTML = body(days);
  const form = document.forms[0] as HTMLFormElement;
  const inTwoDays = addDays(dayInIndia(), 2);
  await showDates(form, inTwoDays);
  const listed = form.querySelectorAll('[data-part=date-notes] li').length;
  expect(listed).toBe(4);
  expect(form.querySelector('[data-part=said]')?.textContent).toContain('4\u00a0things.');
  expect(document.querySelectorAll('li[data-day] [data-part=date-notes] li')).toHaveLength(
    days ? 1 : 0,
  );
});

test('dates in months without storms hide the nights for them, and no dates show them', async () => {
  document.body.innerHTML = body('<div data-part="buffer-nights"></div>');
  const form = document.forms[0] as HTMLFormElement;
  const spare = document.querySelector<HTMLElement>('[data-part=buffer-nights]');
  const inTwoDays = addDays(dayInIndia(), 2);
  await showDates(form, inTwoDays);
  expect(spare?.hidden).toBe(false);
  data.sea.cyclones = [];
  await showDates(form, inTwoDays);
  expect(spare?.hidden).toBe(true);
  await showDates(form, '');
  expect(spare?.hidden).toBe(false);
});

test('what the visitor saw before a reload stays in the window', async () => {
  const scroll = jest.fn();
  Object.assign(globalThis, { scrollTo: scroll, scrollY: 900 });
  document.body.innerHTML = body(row.repeat(3));
  const form = document.forms[0] as HTMLFormElement;
  const inTwoDays = new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10);
  await showDates(form, inTwoDays);
  expect(scroll).not.toHaveBeenCalled();
  await showDates(form, inTwoDays, true);
  expect(scroll).toHaveBeenCalledWith({ top: 900, behavior: 'instant' });
});

test('what is typed while the trips come stays, and is not told as the day before', async () => {
  document.body.innerHTML = body('');
  const form = document.forms[0] as HTMLFormElement;
  const field = form.elements.namedItem('arrive') as HTMLInputElement;
  const shown = showDates(form, addDays(dayInIndia(), 2));
  const later = addDays(dayInIndia(), 9);
  field.value = later;
  await shown;
  expect([field.value, form.querySelector('[data-part=said]')?.textContent]).toEqual([later, '']);
});
