import type { Labels } from '@/content/schema/site';
import { labels } from '@/lib/content/site';
import { findMisfits, isClosed, isInSeason } from './fit';
import type { Sight, TripDay, Trips } from './trips';

const words: Labels['dates'] = labels.dates;
const data: Trips = { words, rough: [6, 7], glow: [], trips: {} };

const day = (fields: Partial<TripDay> = {}): TripDay => ({
  title: 'A day',
  at: [11.67, 92.74],
  sees: [],
  ferries: [],
  night: 'Town',
  ...fields,
});
const last = day({ night: undefined });
const sight = (fields: Partial<Sight> = {}): Sight => ({ slug: 'isle', name: 'Isle', ...fields });
const isle = sight({ closed: ['wednesday'] });

const find = (arrival: string, ...days: TripDay[]) =>
  findMisfits({ name: 'Trip', days }, arrival, data).map(({ day: on, text }) => `${on}: ${text}`);

// 2026-12-22 is a Tuesday.
test('a closed day is told, and two days that can change places', () => {
  const free = [day(), day({ sees: [isle] }), day(), last];
  expect(find('2026-12-22', ...free)).toEqual(['2: Wednesday: Isle is closed. Swap days 2 and 3.']);
  expect(find('2026-12-23', ...free)).toEqual([]);
});

test.each([
  ['has a ferry', day({ ferries: ['Across'] })],
  ['ends elsewhere', day({ night: 'Island' })],
  ['sees what is closed on the other', day({ sees: [sight({ closed: ['wednesday'] })] })],
])('a day does not change places with one that %s', (_, other) => {
  expect(find('2026-12-22', day(), day({ sees: [isle] }), other, last)).toEqual([
    '2: Wednesday: Isle is closed. Ask us.',
  ]);
});

test('the day of arrival changes places with none', () => {
  expect(find('2026-12-23', day({ sees: [isle] }), day(), last)).toEqual([
    '1: Wednesday: Isle is closed. Ask us.',
  ]);
});

test('outside its season a sight is shut, and what is open instead may be closed that day', () => {
  const season = { from: '11-01', to: '05-15' };
  const instead = [
    sight({
      slug: 'skin',
      name: 'Skin',
      season: { from: '05-16', to: '10-31' },
      closed: ['monday'],
    }),
  ];
  const trip = [day({ sees: [sight({ season, instead })] }), last];
  expect(find('2027-05-15', ...trip)).toEqual([]);
  // 2027-05-17 is a Monday.
  expect(find('2027-05-18', ...trip)).toEqual(['1: 18 May: Isle is shut. Skin is open.']);
  expect(find('2027-05-17', ...trip)).toEqual([
    '1: 17 May: Isle is shut. Skin is open.',
    '1: Monday: Skin is closed. Ask us.',
  ]);
  expect(find('2027-05-18', day({ sees: [sight({ season })] }), last)).toEqual([
    '1: 18 May: Isle is shut.',
  ]);
});

test('rough weeks are told once a month, on the day of the first ferry', () => {
  const ferry = day({ ferries: ['Across'] });
  expect(find('2027-06-28', day(), ferry, ferry, ferry, last)).toEqual([
    '2: In June ferries may not sail.',
    '4: In July ferries may not sail.',
  ]);
  expect(find('2027-05-30', ferry, last)).toEqual([]);
});

test.each([
  ['2027-01-01', true],
  ['2027-05-15', true],
  ['2027-05-16', false],
  ['2026-10-31', false],
  ['2028-02-29', true],
])('%s in a season over the end of the year: %s', (date, expected) => {
  expect(isInSeason({ from: '11-01', to: '05-15' }, date)).toBe(expected);
  expect(isInSeason({ from: '05-16', to: '10-31' }, date)).toBe(!expected);
});

test('a sight is closed on days of the week and of the year', () => {
  expect(isClosed(sight({ closedOn: ['01-26'] }), '2027-01-26')).toBe(true);
  expect(isClosed(sight({ closedOn: ['01-26'] }), '2027-01-27')).toBe(false);
  expect(isClosed(sight(), '2027-01-26')).toBe(false);
});
