/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { changeChoice } from '@/components/storage/choice-store';
import { dayStore } from '@/components/storage/day-store';
import { tripLines } from '@/components/storage/trip-lines';
import { findItem } from '@/lib/content/query/items';
import { need } from '@/test/need';
import { TripChoice } from './trip-choice';

// The sums and names are those of e2e/content/. e2e/trip-total.spec.ts compares the page with an enquiry.
const item = need(findItem('package', 'reef-week'));

test('a package whose card hides the price has one in each class, and an exact total', () => {
  render(<TripChoice item={item} />);
  for (const price of ['₹19,000', '₹21,000', '₹38,000'])
    expect(screen.getAllByText(price)).toHaveLength(1);
});

test('the page and a chat say what a total is for, what it consists of, and how it is paid', () => {
  jest.useFakeTimers({ now: new Date('2026-11-25T06:00:00Z') });
  dayStore.set('2027-03-04');
  const extras = [{ slug: 'helmet-walk', people: 2 }, { slug: 'dinner' }];
  changeChoice({ party: { adults: 3, children: 1, toddlers: 1 }, extras });
  const { container } = render(<TripChoice item={item} />);
  const parts = [...container.querySelectorAll('output > *, dl > *')];
  const texts = parts.map(
    ({ children, textContent }) =>
      [...children].map((cell) => cell.textContent).join(': ') || `${textContent}`,
  );
  const withSpaces = (text: string) => text.replaceAll('\u00a0', ' ');
  expect(texts.map(withSpaces)).toEqual([
    ...['Three adults, one child of 5 to 11, One, 4 to 6 March, Plain', '₹85,400'],
    ...['Trip: ₹68,400', 'Ferry seats: ₹2,000', 'Helmet walk (For people 2): ₹8,000'],
    ...['Dinner: ₹6,000', 'Surcharge: ₹1,000', 'Deposit: ₹21,350', 'Balance: ₹64,050'],
  ]);
  const lines = withSpaces(tripLines.current);
  expect(lines).toMatch(/^Hotels.*\nAdults: 3\n/);
  for (const text of texts) expect(lines).toContain(withSpaces(text));
});
