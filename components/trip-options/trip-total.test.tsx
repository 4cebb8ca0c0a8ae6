/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { saveInBrowser } from '@/components/storage/storage';
import { itemsOf } from '@/lib/content/query/items';
import { labels } from '@/lib/content/query/site';
import { optionsData, tripDataOf } from '@/lib/content/query/trip-options';
import { readChoice } from './choice-store';
import { TripTotal } from './trip-total.island';

const { tripOptions } = labels;
const messages = { ...tripOptions, rows: { ...tripOptions.rows, trip: 'Trip' } };

test('a stored party that has become too large can be changed', () => {
  const [trip] = itemsOf('package')
    .filter(({ price }) => price)
    .map(tripDataOf);
  if (!trip) throw new Error('No trip has a price');
  const party = { adults: optionsData.maxParty.adults + 1, children: 0, toddlers: 0 };
  saveInBrowser('choice', JSON.stringify({ party }));
  render(<TripTotal data={optionsData} trip={trip} messages={messages} />);
  const field = screen.getByLabelText<HTMLSelectElement>(messages.ages.children);
  fireEvent.change(field, { target: { value: '1' } });
  expect(field.value).toBe('1');
  expect(readChoice().party).toEqual({ ...trip.party, children: 1 });
});
