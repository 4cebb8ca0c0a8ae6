import type { Content } from '@/lib/content/collections';
import { makePackage } from '@/test/factories';
import { findOddPrices } from './find-odd-prices';

const priced = (slug: string, now: number, was = now + 1000) =>
  makePackage({ slug, price: { was, now } });

const find = (content: Partial<Content>) =>
  findOddPrices(content).map(({ item, field, problem }) => `${item} › ${field} ${problem}`);

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
