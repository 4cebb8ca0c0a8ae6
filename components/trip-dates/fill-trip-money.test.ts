/** @jest-environment jsdom */

import { datedTrip } from '@/lib/trip-dates/dated-trip';
import { makeTripDay as day, makeContext, makeTrips } from '@/test/trip-factories';
import { fillTotals } from './fill-trip-money.client';

const season = { from: '12-15', to: '01-15' };
const data = makeTrips({ surcharge: season, surchargePerRoom: { least: 1000, most: 2000 } });
const trip = { price: 20_000, days: [day(), day(), day({ night: undefined })] };
const on = (today: string) =>
  fillTotals(document, datedTrip(makeContext(trip, '2027-01-12', data, today)));

const shown = () =>
  [...document.querySelectorAll<HTMLElement>('p, span, dt, dd')]
    .filter((one) => !one.closest('[hidden]'))
    .map(({ textContent }) => textContent);

test('each party has its sums of the dates; whoever books late sees the whole alone', () => {
  document.body.innerHTML = `<main>
    <span data-part="to-book">A part</span><p data-part="surcharge">Usually</p>
    <div data-part="totals">
      <dl>
        <div><dt>All</dt><dd data-part="total">₹1</dd></div>
        <div><dt>First</dt><dd data-part="deposit">₹2</dd></div>
        <div><dt>Rest</dt><dd data-part="balance">₹3</dd></div>
      </dl>
    </div></main>`;
  const before = shown();
  fillTotals(document);
  expect(shown()).toEqual(before);
  const surcharge = '2 dearer: 12, 13 January. Between ₹2,000 and ₹4,000. With it.';
  on('2026-11-25');
  const all = ['All', '₹84,000 to ₹88,000'];
  const rest = ['First', '₹25,200 to ₹26,400', 'Rest', '₹58,800 to ₹61,600'];
  expect(shown()).toEqual(['A part', surcharge, ...all, ...rest]);
  on('2027-01-05');
  expect(shown()).toEqual(['Book: all of it.', surcharge, ...all]);
  fillTotals(document);
  expect(shown()).toEqual(before);
});
