import { makeTripDay as day, makeContext, makeTrips } from '@/test/trip-factories';
import { datedTrip } from './dated-trip';
import { sunTimesIn } from './sun-and-moon';

const tides = { text: 'Tides', href: '/advice#tides' };
const last = day({ night: undefined });
// New moon on 7 January 2027, full moon on the 22nd.
const on = (arrival: string, ...days: ReturnType<typeof day>[]) =>
  datedTrip(makeContext({ days }, arrival, makeTrips({ glow: [1], tides }))).days;

test('the first day has the sun; each night on an island when it is dark, and the first of them why', () => {
  const all = on('2027-01-06', day(), day({ night: 'Isle' }), day({ night: 'Isle' }), last);
  const [first, second, third] = all.map(({ sunAndMoon }) => sunAndMoon);
  expect(first).toMatch(/^Sun .+ am to .+ pm\.$/);
  expect(second).toMatch(/^Dark for 1\d hours from 6\.\d0 pm\. It glows\.$/);
  expect(third).toMatch(/^Dark for 1\d hours from 6\.\d0 pm\.$/);
});

test('in months without a glow no night says anything', () => {
  const [, second] = on('2027-02-06', day(), day({ night: 'Isle' }), last);
  expect(second?.sunAndMoon).toBe('');
});

test('where the dark begins because the moon sets, the night says so', () => {
  const isle = day({ night: 'Isle' });
  const [first, later] = on('2027-01-13', isle, isle, last);
  expect(first?.sunAndMoon).toMatch(/Sets at 9\.\d0 pm, dark for \d hours\. It glows\.$/);
  expect(later?.sunAndMoon).toMatch(/^Sets at 10\.\d0 pm, dark for \d hours\.$/);
});

test('where the dark ends because the moon rises, the night says until when', () => {
  const [first] = on('2027-01-25', day({ night: 'Isle' }), last);
  expect(first?.sunAndMoon).toMatch(/Dark until the moon rises at [7-9]\.\d0 pm\. It glows\.$/);
});

test('where one looks for plankton, the light says whether to', () => {
  const text = (arrival: string) =>
    on(arrival, day(), day({ dark: true, night: 'Isle' }), last)[1]?.sunAndMoon;
  expect(text('2027-01-06')).toMatch(/It glows\.$/);
  expect(text('2027-01-21')).toMatch(/Full\. Bright\. No glow\.$/);
  expect(text('2027-02-06')).not.toContain('glow');
});

test('a time by the sun becomes a time by the clock', () => {
  const bySun = sunTimesIn('Leave an hour before sunrise, and be back half an hour before sunset.');
  const [first] = on('2027-01-07', day({ bySun }), last);
  expect(first?.sunAndMoon).toMatch(
    /An hour before sunrise: 4\.\d\d am\. Half an hour before sunset: 4\.\d\d pm\./,
  );
});

test('the first day of the tide alone leads to where it is looked up', () => {
  const all = on('2027-01-07', day(), day({ tide: true }), day({ tide: true }), last);
  expect(all.map(({ tide }) => tide)).toEqual([undefined, tides, undefined, undefined]);
});

test('the day of a ferry says what to do without it', () => {
  const crossing = day({ ferries: ['Across'], night: 'Isle' });
  const [first] = on('2027-01-07', crossing, day({ night: 'Isle' }), last);
  expect(first?.travel[1]).toBe('If it does not sail: sail on Fri, 8 Jan. At risk: Isle, A day.');
});

test.each([
  [
    'which of its nights cost more',
    { from: '01-08', to: '01-20' },
    'Dearer: 8 January. On usual nights.',
  ],
  ['that none of them does', { from: '12-01', to: '12-20' }, 'No night is dearer.'],
  ['nothing where no night ever does', undefined, ''],
])('beside the sums stands %s', (_, surcharge, expected) => {
  const context = makeContext(
    { days: [day(), day(), last] },
    '2027-01-07',
    makeTrips({ surcharge }),
  );
  expect(datedTrip(context).surcharge).toBe(expected);
});

test.each([
  ['2026-12-24', true],
  ['2026-12-23', false],
])('who lands within two weeks is told to call: on %s %s', (today, isTold) => {
  const context = makeContext({ days: [day(), last] }, '2027-01-07', makeTrips(), today);
  expect(datedTrip(context).summary.includes(context.data.words.soon)).toBe(isTold);
});
