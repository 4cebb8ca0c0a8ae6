/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { saveInBrowser } from '@/components/storage/storage';
import { findItem } from '@/lib/content/query/items';
import { labels } from '@/lib/content/query/site';
import { OptionsAndTotal } from './options-and-total';

// These tests use the test content, e2e/content.

const trip = findItem('package', 'reef-week');

test('a trip on request is priced in each class, and as a whole, by its guide price', () => {
  render(trip && <OptionsAndTotal trip={trip} />);
  const sums = document.body.textContent.match(/About ₹[\d,]+/g);
  expect(sums).toEqual(['About ₹19,000', 'About ₹21,000', 'About ₹38,000']);
});

test('a stored party that has become too large can be changed', () => {
  saveInBrowser('choice', '{"party":{"adults":99,"children":0,"toddlers":0}}');
  render(trip && <OptionsAndTotal trip={trip} />);
  const { ages } = labels.planning;
  fireEvent.change(screen.getByLabelText(ages.children), { target: { value: '1' } });
  const shown = [ages.adults, ages.children].map((label) => screen.getByLabelText(label));
  expect(shown).toMatchObject([{ value: '2' }, { value: '1' }]);
});
