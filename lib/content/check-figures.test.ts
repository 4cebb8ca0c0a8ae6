import { makeCrossing, makeOpening, makePackage, makePlace } from '@/test/factories';
import { findWrittenFigures } from './check-figures';
import type { Content } from './collections';

const content = {
  ferryRoutes: [
    makeCrossing({
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
  terms: { deposit: { percent: 40, balanceDays: 15 } },
} as unknown as Partial<Content>;

const find = (title: string) =>
  findWrittenFigures(content, { topPlaces: [makePlace({ slug: 'bay', title })] }).map(
    ({ item, field, problem, expected }) => `${item} ${field} ${problem}: ${expected}`,
  );

it.each([
  ['Ask Blue Reef.', 'writes "Blue Reef" out: {company}, which follows the data'],
  ['The ship needs 20 to 45 minutes.', 'writes "20 to 45 minutes" out: {minutes:a-to-b} minutes'],
  ['It lies 12 km away.', 'writes "12 km" out: {km:a-to-b} km'],
  ['Fort is closed on Mondays.', 'writes "Monday" out: {closed:fort}'],
  ['Open from 1 November to 15 May.', 'writes "1 November to 15 May" out: {season:fort}'],
  ['It costs ₹12,345.', 'writes "₹12,345" out: {price:short-trip}'],
  ['You pay 40 % to book.', 'writes "40 %" out: {deposit}'],
  [
    'Alpha to Beta takes 30 to 60 minutes.',
    'says 30 to 60 minutes for Alpha to Beta, whose data say 20 to 45: {minutes:a-to-b} minutes',
  ],
])('tells of %s', (text, told) => {
  expect(find(text)).toEqual([expect.stringContaining(`topPlaces › bay title ${told}`)]);
});

it.each([
  'The ship needs {minutes:a-to-b} minutes.',
  'It lies 112 km away.',
  'Come on a Monday.',
  'The walk takes 30 to 60 minutes.',
])('is silent about %s', (text) => {
  expect(find(text)).toEqual([]);
});
