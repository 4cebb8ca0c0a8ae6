/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { company, labels } from '@/lib/content/query/site';
import { PriceStrip } from './price';

function show(price?: { was?: number; now: number }) {
  document.body.innerHTML = renderToStaticMarkup(<PriceStrip item={{ price }} on="card" />);
}

test('a former price is struck through', () => {
  show({ was: 30_000, now: 20_000 });
  expect(document.querySelector('strong')?.textContent).toBe('₹20,000');
  expect(screen.getByText(labels.price.insteadOf).nextElementSibling?.outerHTML).toMatch(
    /^<s .*>₹30,000<.s>$/,
  );
  show({ now: 20_000 });
  expect(document.querySelector('strong')?.textContent).toBe('₹20,000');
  expect(document.querySelector('s')).toBeNull();
  expect(screen.queryByText(labels.price.insteadOf)).toBeNull();
});

test('a price on request is a link that dials the company’s number', () => {
  show();
  const link = screen.getByRole('link', { name: RegExp(labels.contact.callUs) });
  expect(link.getAttribute('href')).toBe(`tel:${company.phones[0]?.replace(/[^+\d]/g, '')}`);
  expect(link.querySelector('strong')?.textContent).toBe('₹ On Request');
});
