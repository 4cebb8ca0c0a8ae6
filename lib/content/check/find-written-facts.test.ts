import type { Content } from '@/lib/content/collections';
import { makeFerryRoute, makeOpening, makePackage, makePlace } from '@/test/factories';
import { findWrittenFacts } from './find-written-facts';

const content = {
  ferryRoutes: [
    makeFerryRoute({
      slug: 'a-to-b',
      name: 'Alpha to Beta',
      minutes: { least: 20, most: 45 },
      km: 12,
    }),
  ],
  openings: [
    makeOpening({
      slug: 'fort',
      name: 'Fort',
      closed: ['monday'],
      season: { from: '11-01', to: '05-15' },
    }),
  ],
  familyPackages: [makePackage({ slug: 'short-trip', price: { was: 20000, now: 12345 } })],
  company: { name: 'Blue Reef' },
  beaches: Array.from({ length: 6 }, (_, index) => ({
    slug: `beach-${index}`,
    hidden: index === 5,
  })),
  terms: { deposit: { percent: 40, balanceDays: 15 } },
} as unknown as Partial<Content>;

const find = (title: string) =>
  findWrittenFacts(content, { topPlaces: [makePlace({ slug: 'bay', title })] }).map(
    ({ item, field, problem, expected }) => `${item} ${field} ${problem}: ${expected}`,
  );

it.each([
  ['Ask Blue Reef.', 'says "Blue Reef": {company}, which follows the data'],
  ['The ship needs 20 to 45 minutes.', 'says "20 to 45 minutes": {minutes:a-to-b} minutes'],
  ['It lies 12 km away.', 'says "12 km": {km:a-to-b} km'],
  ['It lies 112 km from here and 12 km from there.', 'says "12 km": {km:a-to-b} km'],
  ['Fort is closed on Mondays.', 'says "Monday": {closed:fort}'],
  ['Is Fort open on Monday?', 'says "Monday": {closed:fort}'],
  ['Open from 1 November to 15 May.', 'says "1 November to 15 May": {season:fort}'],
  ['It costs ₹12,345.', 'says "₹12,345": {price:short-trip}'],
  ['You pay 40% to book.', 'says "40%": {deposit}'],
  ['See all five beaches.', 'says "five beaches": {count:beaches} beaches, which follows'],
  ['5 beaches wait.', 'says "5 beaches": {count:beaches} beaches'],
])('tells of %s', (text, told) => {
  expect(find(text)).toEqual([expect.stringContaining(`topPlaces › bay title ${told}`)]);
});

it.each([
  'The ship needs {minutes:a-to-b} minutes.',
  'It lies 112 km away, or 212 km.',
  'Come on a Monday.',
  'There are six beaches, twenty-five beaches or 15 beaches.',
  'The walk takes 30 to 60 minutes.',
])('is silent about %s', (text) => {
  expect(find(text)).toEqual([]);
});
