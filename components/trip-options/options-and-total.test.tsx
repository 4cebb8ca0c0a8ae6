/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { readFromBrowser, saveInBrowser } from '@/components/storage/storage';
import { extrasFor } from '@/lib/content/query/extras';
import { classesOf } from '@/lib/content/query/hotels';
import { itemsOf } from '@/lib/content/query/items';
import { labels } from '@/lib/content/query/site';
import { formatRupees } from '@/lib/money/money';
import { interpolate } from '@/lib/text/interpolate';
import { need } from '@/test/need';
import { OptionsAndTotal } from './options-and-total';

const { ages, howMany, totalInWords } = labels.tripOptions;
const trip = need(itemsOf('package').find(({ price }) => !price));

test('a trip on request is priced in each class, and as a whole, by its guide price', () => {
  render(<OptionsAndTotal trip={trip} />);
  const prices = classesOf(trip).map(({ price }) => price);
  const forTwo = 2 * (prices[0] ?? 0);
  for (const price of [...prices, forTwo]) {
    const text = interpolate(totalInWords.about, { sum: formatRupees(price) });
    expect(screen.getAllByText(text)).toHaveLength(1);
  }
});

test('a ticked extra asks for how many of the party it is, and they alone pay', () => {
  const extra = need(extrasFor(trip).find(({ per }) => per === 'person'));
  saveInBrowser('choice', JSON.stringify({ extras: [{ slug: extra.slug }] }));
  render(<OptionsAndTotal trip={trip} />);
  const field = screen.getByLabelText(interpolate(howMany, { extra: extra.name }));
  expect(field).toMatchObject({ value: '2' });
  fireEvent.change(field, { target: { value: '1' } });
  expect(readFromBrowser('choice')).toContain('"people":1');
  expect(field).toMatchObject({ value: '1' });
});

test('a stored party that has become too large can be changed', () => {
  saveInBrowser('choice', '{"party":{"adults":99,"children":0,"toddlers":0}}');
  render(<OptionsAndTotal trip={trip} />);
  fireEvent.change(screen.getByLabelText(ages.children), { target: { value: '1' } });
  const shown = [ages.adults, ages.children].map((label) => screen.getByLabelText(label));
  expect(shown).toMatchObject([{ value: '2' }, { value: '1' }]);
});
