import { content } from '@/lib/content/query/content';
import { legsOf, type TravelledLeg } from './legs';

// The legs are those of e2e/content/map.ts.
const { between } = legsOf(content);
const stops = (legs: readonly TravelledLeg[]) => legs.map(({ from, to }) => `${from} > ${to}`);

test('between two places the direct leg is used, in either direction', () => {
  expect(stops(between('south-island', 'north-island'))).toEqual(['south-island > north-island']);
  const [out] = between('port-blair', 'north-island');
  const [back] = between('north-island', 'port-blair');
  expect(back?.points).toEqual(out?.points.toReversed());
});

test('without a direct leg, the journey goes back to the point where the two ways part', () => {
  expect(stops(between('quiet-island', 'south-island'))).toEqual([
    'quiet-island > pier',
    'pier > port-blair',
    'port-blair > north-island',
    'north-island > south-island',
  ]);
  expect(between('north-island', 'north-island')).toEqual([]);
});

test('a ferry ends at the jetties, and a boat at the places', () => {
  const [ferry, boat] = between('port-blair', 'south-island');
  expect(ferry?.points.at(0)).toEqual({ north: 11.67, east: 92.73 });
  expect(boat?.points).toEqual([
    { north: 12.04, east: 92.98 },
    { north: 11.84, east: 93.03 },
  ]);
});
