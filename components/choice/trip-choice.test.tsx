/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { chosenTrip } from '@/components/contact/chat-link.island';
import { EnquiryStore } from '@/components/enquiry/enquiry-store';
import { changeChoice } from '@/components/storage/choice-store';
import { dayStore } from '@/components/storage/day-store';
import { hotelClassesOf } from '@/lib/content/query/hotels';
import { itemsOfType, routeOf } from '@/lib/content/query/items';
import { makeFormsData } from '@/lib/data-files/make-forms';
import { makeTariffData } from '@/lib/data-files/make-tariff';
import { formatRupees } from '@/lib/money/money';
import { need } from '@/test/need';
import { TripChoice } from './trip-choice';

/** A text with ordinary spaces in place of no-break spaces. */
const withSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

const item = need(itemsOfType('package').find(({ price }) => price.onRequest));

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
])('an enquiry and a chat about a trip on %s, %s, have the whole text of the total', (day) => {
  jest.useFakeTimers({ now: new Date('2026-11-25T06:00:00Z') });
  // jsdom doesn't say how the visitor came to the page.
  performance.getEntriesByType = () => [];
  dayStore.set(day);
  changeChoice({ party: { adults: 3, children: 1, toddlers: 1 } });
  const { container } = render(<TripChoice item={item} />);
  container.dataset.package = JSON.stringify({ name: '', route: routeOf(item) });
  const store = new EnquiryStore({
    formName: 'contact',
    forms: makeFormsData(),
    tariff: makeTariffData(),
  });
  store.connect(null)();
  const parts = [...container.querySelectorAll('output > *, dl > *')];
  expect(parts.length).toBeGreaterThan(4);
  const { choiceLines } = store.getState().enquiry;
  for (const { textContent, children } of parts) {
    const text = [...children].map((cell) => cell.textContent).join(': ') || textContent;
    expect(withSpaces(choiceLines)).toContain(withSpaces(text));
  }
  expect(chosenTrip.lines).toMatch(/^Hotels.*\nAdults: 3\n/);
  expect(chosenTrip.lines).toContain(`\n${choiceLines}`);
});
