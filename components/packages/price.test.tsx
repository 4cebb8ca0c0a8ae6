/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { itemsIn } from '@/lib/content/query/items';
import type { Package } from '@/lib/content/query/packages';
import { company, labels } from '@/lib/content/query/site';
import { CardPrice } from './price';

const [priced] = itemsIn('familyPackages');
const [onRequest] = itemsIn('themedPackages');

function show(item?: Package) {
  document.body.innerHTML = renderToStaticMarkup(item && <CardPrice item={item} />);
}

test('a former price is struck through', () => {
  show(priced && { ...priced, price: { was: 30_000, now: 20_000 } });
  expect(document.querySelector('strong')?.textContent).toBe('₹20,000');
  const former = screen.getByText(labels.price.insteadOf).nextElementSibling;
  expect([former?.tagName, former?.textContent]).toEqual(['S', '₹30,000']);
  show(priced && { ...priced, price: { now: 20_000 } });
  expect(document.querySelector('s')).toBeNull();
  expect(screen.queryByText(labels.price.insteadOf)).toBeNull();
});

test('the price of a trip on request is a link on its card that dials the company’s number', () => {
  show(onRequest);
  const link = screen.getByRole('link', { name: RegExp(labels.contact.callUs) });
  expect(link.getAttribute('href')).toBe(`tel:${company.phones[0]?.replace(/[^+\d]/g, '')}`);
  expect(link.querySelector('strong')?.textContent).toContain(labels.price.onRequest);
});
