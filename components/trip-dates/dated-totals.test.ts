/** @jest-environment jsdom */

import { datedTrip } from '@/lib/trip-dates/dated-trip';
import { makeTripDay as day, makeTrips } from '@/test/trips';
import { fillTotals } from './dated-totals.client';

const season = { from: '12-15', to: '01-15' };
const data = makeTrips({ surcharge: season, surchargePerRoom: { least: 1000, most: 2000 } });
const trip = { name: 'Trip', price: 20_000, days: [day(), day(), day({ night: undefined })] };
const on = (today: string) => fillTotals(datedTrip(trip, '2027-01-12', data, today));

const shown = () =>
  [...document.querySelectorAll<HTMLElement>('p, span, th, td')]
    .filter(({ hidden }) => !hidden)
    .map(({ textContent }) => textContent);

test('the table has the sums of the dates; whoever books late sees the whole alone', () => {
  document.body.innerHTML = `<main>
    <span data-part="to-book">A part</span><p data-part="surcharge">Usually</p>
    <table data-part="totals">
      <thead><tr><th>All</th><th>First</th><th>Rest</th></tr></thead>
      <tbody><tr><td>₹1</td><td>₹2</td><td>₹3</td></tr></tbody>
      <tbody><tr><td>Ask</td></tr></tbody>
    </table></main>`;
  const before = shown();
  fillTotals();
  expect(shown()).toEqual(before);
  const surcharge = '2 dearer: 12, 13 January. Between ₹2,000 and ₹4,000. With it.';
  on('2026-11-25');
  const sums = ['₹63,000 to ₹66,000', '₹18,900 to ₹19,800', '₹44,100 to ₹46,200'];
  expect(shown()).toEqual(['A part', surcharge, 'All', 'First', 'Rest', ...sums, 'Ask']);
  on('2027-01-05');
  expect(shown()).toEqual(['Pay at once.', surcharge, 'All', sums[0], 'Ask']);
  fillTotals();
  expect(shown()).toEqual(before);
});
