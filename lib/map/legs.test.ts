import { content } from '@/lib/content/query/all-content';
import { need } from '@/test/need';
import { legsBetween, pointsOf } from './legs';

// The legs are those of e2e/content/map.ts. Without a direct one, travellers go back to where the two ways part.
test.each([
  ['south-island', 'north-island', ['north-and-south']],
  ['north-island', 'port-blair', ['town-and-north']],
  ['north-island', 'north-island', []],
  ['quiet-island', 'pier', ['pier-and-quiet']],
  [
    'quiet-island',
    'south-island',
    ['town-and-north', 'town-and-pier', 'north-and-south', 'pier-and-quiet'],
  ],
])('from %s to %s travellers take %s', (from, to, legs) => {
  expect(legsBetween(from, to, content).map(({ slug }) => slug)).toEqual(legs);
});

test('a ferry ends at the jetties, and a boat at the places', () => {
  const pointsBetween = (from: string, to: string) =>
    pointsOf(need(legsBetween(from, to, content)[0]), content);
  expect(pointsBetween('port-blair', 'north-island')[0]).toEqual({ north: 11.67, east: 92.73 });
  expect(pointsBetween('north-island', 'south-island')).toEqual([
    { north: 12.04, east: 92.98 },
    { north: 11.84, east: 93.03 },
  ]);
});
