/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { DateLine } from '@/components/dates/date-line.island';
import { DayByDayIsland } from '@/components/dates/day-by-day';
import { EnquiryStore } from '@/components/enquiry/enquiry-store';
import { requestData } from '@/components/loading/data';
import { changeChoice } from '@/components/storage/choice-store';
import { dayStore } from '@/components/storage/day-store';
import { extras } from '@/lib/content/query/extras';
import { hotelClassesOf } from '@/lib/content/query/hotels';
import { itemsOfType, routeOf } from '@/lib/content/query/items';
import { makeFormsData } from '@/lib/data-files/make-forms';
import { makeTariffData } from '@/lib/data-files/make-tariff';
import { formatRupees } from '@/lib/money/money';
import { extrasFor } from '@/lib/trips/tariff';
import { answerData } from '@/test/answer-data';
import { need } from '@/test/need';
import { TripChoice } from './trip-choice';

/** A text with ordinary spaces in place of no-break spaces. */
const withSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

const item = need(itemsOfType('package').find(({ price }) => price.onRequest));

beforeEach(() => Object.assign(window, { fetch: answerData }));

test('a package whose card hides the price has one in each class, and an exact total', () => {
  render(<TripChoice item={item} />);
  const prices = hotelClassesOf(item).map(({ price }) => price);
  const forTwo = 2 * (prices[0] ?? 0);
  for (const price of [...prices, forTwo])
    expect(screen.getAllByText(formatRupees(price))).toHaveLength(1);
});

test.each([
  ['2026-12-03', 'to be paid at once'],
  ['2027-05-29', 'with a deposit'],
  ['2028-01-12', 'in another year'],
])('an enquiry about a trip on %s, %s, has the whole text of the total', async (day) => {
  jest.useFakeTimers({ now: new Date('2026-11-25T06:00:00Z') });
  dayStore.set(day);
  changeChoice({ party: { adults: 3, children: 1, toddlers: 1 } });
  await requestData('tariff');
  const { container } = render(<TripChoice item={item} />);
  container.dataset.package = JSON.stringify({ name: '', route: routeOf(item) });
  const store = new EnquiryStore('contact', makeFormsData());
  store.connect(null)();
  const parts = [...container.querySelectorAll('output > *, dl > *')];
  expect(parts.length).toBeGreaterThan(4);
  for (const { textContent, children } of parts) {
    const text = [...children].map((cell) => cell.textContent).join(': ') || textContent;
    expect(withSpaces(store.getState().enquiry.choiceLines)).toContain(withSpaces(text));
  }
});

test('total, dates and a list count an added night as long as it is ticked', () => {
  const data = { route: routeOf(item), tariff: makeTariffData() };
  const { slug } = need(extrasFor(item, extras).find(({ per }) => per === 'addedNight'));
  jest.useFakeTimers({ now: new Date('2026-11-25T06:00:00Z') });
  dayStore.set('2026-12-03');
  const { container } = render(<DateLine {...data} />);
  render(<TripChoice item={item} />);
  render(<DayByDayIsland item={item} />);
  for (const added of [0, 1, 0]) {
    act(() => changeChoice({ extras: Array(added).fill({ slug }) }));
    const texts = [container, ...screen.getAllByRole('status')]
      .map((one) => withSpaces(one.textContent))
      .filter(Boolean);
    expect(texts).toEqual(Array(3).fill(expect.stringContaining(`${5 + added} December`)));
  }
});
