/** @jest-environment jsdom */

import { makeTripDay, makeTrips } from '@/test/trips';
import { showDates } from './dated-page.client';

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
  <form data-trip="/trip"><input name="arrive"><p data-part="said"></p><ul data-part="conflicts"></ul></form>${days}
</main>`;
const row =
  '<li data-day><p data-part="date"></p><ul data-part="conflicts"></ul><p data-part="sun"></p></li>';

beforeEach(() => {
  globalThis.fetch = (async () => ({ ok: true, json: async () => data })) as never;
});

test.each([
  ['on the page of the trip', row.repeat(3)],
  ['in a dialog', ''],
])('the list has as many things as the sentence above it counts, %s', async (_, days) => {
  document.body.innerHTML = body(days);
  const form = document.forms[0] as HTMLFormElement;
  const inTwoDays = new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10);
  await showDates(form, inTwoDays);
  const listed = form.querySelectorAll('[data-part=conflicts] li').length;
  expect(listed).toBe(4);
  expect(form.querySelector('[data-part=said]')?.textContent).toContain('4 things.');
  expect(document.querySelectorAll('li[data-day] [data-part=conflicts] li')).toHaveLength(
    days ? 1 : 0,
  );
});

test('the sums of a trip with dates say which of its nights cost more', async () => {
  document.body.innerHTML = body('<p>Usually. <span data-part="surcharge"></span></p>');
  const form = document.forms[0] as HTMLFormElement;
  const said = () => document.querySelector('[data-part=surcharge]')?.textContent;
  await showDates(form, new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10));
  expect(said()).toMatch(/^2 dearer: .+\.$/);
  await showDates(form, '');
  expect(said()).toBe('');
});
