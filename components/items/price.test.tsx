/** @jest-environment jsdom */
import { render, within } from '@testing-library/react';
import { company, labels } from '@/lib/content/query/all-content';
import { itemsOfType } from '@/lib/content/query/items';
import { need } from '@/test/need';
import { CardPrice } from './price';

const item = need(itemsOfType('package')[0]);
const show = (price: typeof item.price) => render(<CardPrice item={{ ...item, price }} />);

test('a former price is struck through', () => {
  const { container } = show({ was: 30_000, now: 20_000 });
  expect(container.querySelector('strong')?.textContent).toBe('₹20,000');
  const former = within(container).getByText(labels.price.insteadOf).nextElementSibling;
  expect(former?.outerHTML).toMatch(/^<s [^>]*>₹30,000<\/s>$/);
  expect(show({ now: 20_000 }).container.querySelector('s, .sr-only')).toBeNull();
});

test('in place of a hidden price, a link dials the company’s number', () => {
  const link = show({ now: 20_000, onRequest: true }).getByRole('link');
  expect(link.getAttribute('href')).toBe(`tel:${company.phones[0]?.replace(/[^+\d]/g, '')}`);
  expect(link.textContent).toContain(labels.price.onRequest);
});
