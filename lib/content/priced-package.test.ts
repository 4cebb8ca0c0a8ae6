import type { ItineraryDay } from '@/content/schema/package';
import { itinerary } from '@/test/factories';
import { need } from '@/test/need';
import { extrasFor, fitsPackage } from './priced-package';
import { extras } from './query/extras';

/** Makes the days of a trip from the places of its nights, each with the place of an outing after a colon. */
const planDays = (nights: string): ItineraryDay[] =>
  [...nights.split(' '), ''].map((night) => {
    const [stay, visit] = night.split(':');
    return { title: 'A day', text: 'What happens.', stay, visits: visit ? [visit] : undefined };
  });

const day = { places: ['reef'], minStay: 'day' } as const;
const night = { ...day, minStay: 'night' } as const;
const visit = { ...day, minStay: 'visit' } as const;
const dive = { ...day, restDays: 1 };

test.each([
  ['a whole day there', day, 'town reef reef town', true],
  ['no whole day there', day, 'town reef town', false],
  ['only an outing on the day there', day, 'town reef reef:caves town', false],
  ['a day between two of its places', { ...day, places: ['reef', 'bay'] }, 'reef bay town', false],
  ['a night there', night, 'town reef town', true],
  ['no night there', night, 'town town', false],
  ['an outing there', visit, 'town:reef town', true],
  ['nights there, without an outing', visit, 'reef reef', false],
  ['a day between a dive and the flight', dive, 'town reef reef town', true],
  ['no day between a dive and the flight', dive, 'town reef reef', false],
])('on a trip with %s, an extra with %j fits %s: %s', (_, extra, nights, fits) => {
  expect(fitsPackage(extra, planDays(nights))).toBe(fits);
});

test('an extra fits if the youngest traveller is old enough for it', () => {
  const climb = { ...night, minAge: 10 };
  expect([9, 10].map((age) => fitsPackage(climb, planDays('reef'), age))).toEqual([false, true]);
});

test('an extra for families is offered on a trip with an age of the youngest', () => {
  const extra = need(extras.find(({ onlyFor }) => onlyFor === 'families'));
  expect(extrasFor({ itinerary }, extras)).not.toContain(extra);
  expect(extrasFor({ itinerary, youngest: 8 }, extras)).toContain(extra);
});
