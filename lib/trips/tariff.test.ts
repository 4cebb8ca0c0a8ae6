import { extras } from '@/lib/content/query/all-content';
import { itinerary } from '@/test/factories';
import { makeExtra, reefWeek } from '@/test/tariff-factories';
import { extrasFor, type TripDay } from './tariff';

/** Makes the days of a trip from the places of its nights. After a colon is a place to visit, after + a sight. */
const planDays = (nights: string): TripDay[] =>
  [...nights.split(' '), ''].map((night) => {
    const [places = '', ...alsoVisits] = night.split('+');
    const [stay, ...visits] = places.split(':');
    return { title: 'A day', stay, visits, alsoVisits };
  });

const day = { places: ['reef'], minStay: 'day' as const };
const night = { ...day, minStay: 'night' as const };
const visit = { ...day, minStay: 'visit' as const };

test.each([
  ['a whole day there', day, 'town reef reef town', true],
  ['no whole day there', day, 'town reef town', false],
  ['only an outing on the day there', day, 'town reef reef:caves town', false],
  ['a day between two of its places', { ...day, places: ['reef', 'bay'] }, 'reef bay town', false],
  ['a night there', night, 'town reef town', true],
  ['an outing there', visit, 'town:reef town', true],
  ['nights there, without an outing', visit, 'reef reef', false],
  ['a visit to a sight', { ...visit, places: ['jail'] }, 'town+jail', true],
  ['a whole day there', { ...day, minStay: undefined }, 'town reef reef town', false],
])('on a trip with %s, an extra with %j fits %s: %s', (_, fields, nights, fits) => {
  const item = { ...reefWeek, itinerary: planDays(nights) };
  const offered = extrasFor(item, [makeExtra('Cake', 'piece', fields)]);
  expect(offered).toHaveLength(fits ? 1 : 0);
});

const item = { ...reefWeek, itinerary };

test('a package offers extras for the age of its youngest, without those in its price', () => {
  const offered = (youngestAge: number) =>
    extrasFor({ ...item, includes: ['dinner'], youngestAge }, extras).map(({ slug }) => slug);
  expect(offered(8)).toEqual(['helmet-walk', 'cake', 'invoice', 'late-night']);
  expect(offered(7)).not.toContain('helmet-walk');
});

test('only packages with an extra for couples in their price offer others for couples', () => {
  const pair = extras.filter(({ slug }) => slug === 'cake' || slug === 'dinner');
  const forCouples = pair.map((extra) => ({ ...extra, forCouples: true }));
  const offered = (includes: string[]) =>
    extrasFor({ ...item, includes }, forCouples).map(({ slug }) => slug);
  expect(offered([])).toEqual([]);
  expect(offered(['dinner'])).toEqual(['cake']);
});
