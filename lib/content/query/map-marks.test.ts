import { makeBeach } from '@/test/factories';
import type { PointOfInterest } from './items';
import { hasOwnMark } from './map-marks';

const makePoint = (name: string, north: number, places = ['north-island']): PointOfInterest => ({
  ...makeBeach({ name, places, at: { north, east: 92.7 } }),
  ...{ type: 'beach', collection: 'beaches' },
});

const points = [makePoint('Palm Beach', 11.6), makePoint('Long Beach', 11.8)];

test.each([
  ['a beach', true, makePoint('Bay', 11.7)],
  ['a tour of two beaches', false, makePoint('Palm Beach and Long Beach', 11.7)],
  ['a sight at the beach that it is named after', true, makePoint('Palm Beach steps', 11.602)],
  ['what lies in two places', false, makePoint('Reefs', 11.7, ['north-island', 'south-island'])],
  ['what lies in no place in particular', false, makePoint('Reefs', 11.7, [])],
])('whether %s has a mark of its own: %s', (_, expected, item) => {
  expect(hasOwnMark(item, [...points, item])).toBe(expected);
});
