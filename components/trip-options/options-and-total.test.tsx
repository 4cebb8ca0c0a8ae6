/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { saveInBrowser } from '@/components/storage/storage';
import { classesOf } from '@/lib/content/query/hotels';
import { itemsOf } from '@/lib/content/query/items';
import { labels } from '@/lib/content/query/site';
import { formatRupees } from '@/lib/money/money';
import { interpolate } from '@/lib/text/interpolate';
import { need } from '@/test/need';
import { OptionsAndTotal } from './options-and-total';

const { ages, totalInWords } = labels.tripOptions;
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

test('a stored party that has become too large can be changed', () => {
  saveInBrowser('choice', '{"party":{"adults":99,"children":0,"toddlers":0}}');
  render(<OptionsAndTotal trip={trip} />);
  fireEvent.change(screen.getByLabelText(ages.children), { target: { value: '1' } });
  const shown = [ages.adults, ages.children].map((label) => screen.getByLabelText(label));
  expect(shown).toMatchObject([{ value: '2' }, { value: '1' }]);
});
