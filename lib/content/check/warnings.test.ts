import { makePackage, makePlace, makePost } from '@/test/factories';
import type { Content } from '../collections';
import { findOddDays } from './find-odd-days';
import { findOddPrices } from './find-odd-prices';
import { findSamePictures, findSameTexts } from './find-same';

const priced = (slug: string, now: number, was = now + 1000) =>
  makePackage({ slug, price: { was, now } });

const find = (changes: object) => {
  const all = changes as Partial<Content>;
  return [...findOddPrices(all), ...findOddDays(all, '2026-11-22'), ...findSameTexts(all)].map(
    ({ item, field, problem }) => `${item} › ${field} ${problem}`,
  );
};

test('a price with a zero too many or too few', () => {
  const usual = [priced('a', 20_000), priced('b', 30_000), priced('c', 60_000)];
  expect(find({ familyPackages: usual })).toEqual([]);
  expect(find({ familyPackages: [...usual, priced('d', 3000)] })).toEqual([
    'familyPackages › d › price.now is ₹3,000, and others of this list are about ₹30,000',
  ]);
  expect(find({ honeymoonPackages: [...usual, priced('d', 250_000)] })).toEqual([
    'honeymoonPackages › d › price.now is ₹2,50,000, and others of this list are about ₹30,000',
  ]);
});

test('a price that is less than half of what it was', () => {
  expect(find({ familyPackages: [priced('a', 10_000, 20_000)] })).toEqual([]);
  expect(find({ familyPackages: [priced('a', 10_000, 20_001)] })).toEqual([
    'familyPackages › a › price.now is ₹10,000, less than half of ₹20,001',
  ]);
});

test('a day that is still to come', () => {
  expect(find({ posts: [makePost({ date: '2026-11-22', updated: '2026-11-22' })] })).toEqual([]);
  expect(find({ posts: [makePost({ updated: '2027-01-01' })] })).toEqual([
    'posts › three-days-by-boat › updated is 2027-01-01, a day that is still to come',
  ]);
});

test('two entries with one text', () => {
  const text = 'A long text that was copied with its entry and that nobody has changed since then.';
  const places = [makePlace(), makePlace({ slug: 'south-island', name: 'South' })];
  const [first, second] = places.map((place, index) => ({
    ...place,
    history: [`History ${index}.`],
    description: text,
  }));
  expect(find({ topPlaces: [first, second] })).toEqual([
    `topPlaces › south-island › description is the same as in topPlaces › north-island: “${text.slice(0, 40)}…”`,
  ]);
  expect(find({ topPlaces: [first] })).toEqual([]);
});

test('two packages with one picture, unless one of them is hidden', () => {
  const fields = { slug: 'second', image: makePackage().image };
  const find = (second: object) =>
    findSamePictures({ familyPackages: [makePackage(), makePackage({ ...fields, ...second })] });
  expect(find({}).map(({ field, problem }) => `${field} ${problem}`)).toEqual([
    'image.src is the picture of two-nights, too',
  ]);
  expect(find({ hidden: true })).toEqual([]);
});
