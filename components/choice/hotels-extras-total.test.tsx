/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { islands } from '@/client/islands';
import { startDateLine } from '@/components/dates/date-line.island';
import { DatedTripIsland, DateLine } from '@/components/dates/dated-trip';
import { EnquiryStore } from '@/components/enquiry/enquiry-store';
import { readChoice, saveChoice } from '@/components/storage/choice-store';
import { saveDay } from '@/components/storage/day-store';
import { extras, extrasFor } from '@/lib/content/query/extras';
import { classesOf } from '@/lib/content/query/hotels';
import { itemsOf, routeOf } from '@/lib/content/query/items';
import { labels } from '@/lib/content/query/site';
import { makeFormsFile } from '@/lib/data-files/forms';
import { makeTariffFile } from '@/lib/data-files/tariff';
import { formatRupees } from '@/lib/money/money';
import { interpolate } from '@/lib/text/interpolate';
import { answerData } from '@/test/answer-data';
import { need } from '@/test/need';
import { showIsland } from '@/test/show-island';
import { ticked } from '@/test/tariff';
import { HotelsExtrasTotal } from './hotels-extras-total';

const { ages, howMany } = labels.tripOptions;
const item = need(itemsOf('package').find(({ price }) => !price));

test('a trip on request has a price in each class, and an exact total', () => {
  render(<HotelsExtrasTotal item={item} />);
  const prices = classesOf(item).map(({ price }) => price);
  const forTwo = 2 * (prices[0] ?? 0);
  for (const price of [...prices, forTwo])
    expect(screen.getAllByText(formatRupees(price))).toHaveLength(1);
});

test('a ticked extra asks for how many of the party it is, and they alone pay', () => {
  const extra = need(extrasFor(item).find(({ per }) => per === 'person'));
  saveChoice({ extras: ticked(extra.slug) });
  render(<HotelsExtrasTotal item={item} />);
  const field = screen.getByLabelText(interpolate(howMany, { extra: extra.name }));
  const sum = () => screen.getByText(extra.name, { selector: 'dt' }).nextSibling?.textContent;
  expect([field, sum()]).toMatchObject([{ value: '2' }, formatRupees(2 * extra.price)]);
  fireEvent.change(field, { target: { value: '1' } });
  expect([field, sum()]).toMatchObject([{ value: '1' }, formatRupees(extra.price)]);
});

test('an extra that does not fit can be unticked beside the total, which gets the focus', () => {
  const { slug } = need(extras.find((extra) => !extrasFor(item).includes(extra)));
  saveChoice({ extras: ticked(slug) });
  render(<HotelsExtrasTotal item={item} />);
  fireEvent.click(screen.getByRole('button'));
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('status').parentElement).toBe(document.activeElement);
});

test('the party is that of the trip, as long as the stored one is too large, and can be changed', () => {
  saveChoice({ party: { adults: 99, children: 0, toddlers: 0 } });
  render(<HotelsExtrasTotal item={{ ...item, party: { adults: 4, children: 0, toddlers: 1 } }} />);
  fireEvent.change(screen.getByLabelText(ages.children), { target: { value: '1' } });
  expect(readChoice().party).toEqual({ adults: 4, children: 1, toddlers: 1 });
});

test('a number chosen before React starts changes only that of the stored party', async () => {
  const party = { adults: 2, children: 2, toddlers: 1 };
  saveChoice({ party });
  Object.assign(window, { fetch: answerData });
  const start = await islands['trip-total']();
  const startLate: typeof start = (island, props) => {
    screen.getByLabelText<HTMLSelectElement>(ages.adults).value = '3';
    act(() => start(island, props));
  };
  showIsland('trip-total', startLate, <HotelsExtrasTotal item={item} />);
  expect(readChoice().party).toEqual({ ...party, adults: 3 });
});

test.each([
  ['2026-12-03', 'to be paid at once'],
  ['2027-05-29', 'with a deposit'],
  ['2028-01-12', 'in another year'],
])('an enquiry about a trip on %s, %s, has the whole text of the total', (day) => {
  jest.useFakeTimers({ now: new Date('2026-11-25T06:00:00Z') });
  saveDay(day);
  saveChoice({ party: { adults: 3, children: 1, toddlers: 1 } });
  const { container } = render(<HotelsExtrasTotal item={item} />);
  container.dataset.package = JSON.stringify({ name: '', route: routeOf(item) });
  const store = new EnquiryStore('contact', { ...makeFormsFile(), tariff: makeTariffFile() });
  store.connect(null)();
  const shown = [...container.querySelectorAll('output > *, dl > *')];
  expect(shown.length).toBeGreaterThan(4);
  for (const { textContent, children } of shown) {
    const text = [...children].map((part) => part.textContent).join(': ') || textContent;
    expect(store.getSnapshot().enquiry.chosen).toContain(text);
  }
});

// lib/trips/agreement.test.ts tests that all dates are the same.
test('total, dates and a list count an added night as long as it is ticked', async () => {
  const { slug } = need(extrasFor(item).find(({ per }) => per === 'night'));
  jest.useFakeTimers({ now: new Date('2026-11-25T06:00:00Z') });
  Object.assign(window, { fetch: answerData });
  saveDay('2026-12-03');
  const line = showIsland('date-line', startDateLine, <DateLine item={item} />);
  render(<HotelsExtrasTotal item={item} />);
  render(<DatedTripIsland item={item} />);
  for (const added of [0, 1, 0]) {
    act(() => saveChoice({ extras: Array(added).fill({ slug, isTicked: true }) }));
    await screen.findByText(labels.tripExport.calendar);
    const texts = [line, ...screen.getAllByRole('status')].flatMap((one) => one.textContent || []);
    expect(texts).toEqual(Array(3).fill(expect.stringContaining(`${5 + added} December`)));
  }
});
