import { content } from '@/lib/content/query/all-content';
import { need } from '@/test/need';
import { legsBetween, pointsOf } from './legs';

// The legs are those of e2e/content/map.ts.
const between = (from: string, to: string) =>
  legsBetween(from, to, content).map(({ slug }) => slug);

test('between two places the direct leg is used, in either direction', () => {
  expect(between('south-island', 'north-island')).toEqual(['north-and-south']);
  expect(between('port-blair', 'north-island')).toEqual(['town-and-north']);
  expect(between('north-island', 'port-blair')).toEqual(['town-and-north']);
  expect(between('north-island', 'north-island')).toEqual([]);
});

test('without a direct leg, the journey goes back to the point where the two ways part', () => {
  expect(between('quiet-island', 'south-island')).toEqual([
    'town-and-north',
    'town-and-pier',
    'north-and-south',
    'pier-and-quiet',
  ]);
  expect(between('quiet-island', 'pier')).toEqual(['pier-and-quiet']);
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
