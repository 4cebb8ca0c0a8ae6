import type { Extra } from '@/content/schema/hotels-and-extras';
import { labels } from '@/lib/content/query/all-content';
import { type DatedTrip, planTrip } from '@/lib/trips/plan-trip';
import type { Tariff, TripDay } from '@/lib/trips/tariff';
import { makeOpeningHours } from './factories';

const kind = (name: string) => ({ one: `one ${name}`, other: `{count} ${name}s` });

/** Makes an extra for ₹1,000 that is offered for a night on the reef. */
export function makeExtra(name: string, per: Extra['per'], fields: Partial<Extra> = {}): Extra {
  const slug = name.toLowerCase();
  return { slug, name, per, price: 1000, places: ['reef'], minStay: 'night', ...fields };
}

export const makeDay = (fields: Partial<TripDay> = {}): TripDay => ({ title: 'A day', ...fields });

/** A night in town and two on the reef, after two ferries in a day, for ₹10,000 a person. */
export const reefWeek: Tariff['packages'][number] = {
  route: '/packages/reef-week',
  latestLanding: '12:00',
  price: { now: 10_000 },
  itinerary: [
    makeDay({ stay: 'town' }),
    makeDay({ ferryRoutes: ['past', 'out'], stay: 'reef' }),
    makeDay({ stay: 'reef' }),
    makeDay(),
  ],
};

const term = { heading: '', short: '', text: [] };

const makeHotelClass = (name: string, perNight: number, ...places: string[]) => {
  const hotels = places.map((place) => ({ place, names: [], room: '' }));
  return { name, perNight, hotels, description: '' };
};

/**
 * A tariff with `reefWeek`, hotels of the second class only on the reef, and an extra that doesn't fit the package. It
 * causes no notes on any dates.
 */
export const tariff: Tariff = {
  terms: {
    singleSupplement: { ...term, percent: 40 },
    perPerson: { ...term, thirdAdultDiscount: 15, minGroup: 10 },
    children: { ...term, percent: 60, ferrySeat: 1300 },
    deposit: { ...term, percent: 30, balanceDays: 15 },
    season: term,
    cancellation: {
      ...term,
      charges: [
        { days: 30, percent: 10 },
        { days: 15, percent: 50 },
        { days: 0, percent: 100 },
      ],
    },
  },
  hotels: {
    classes: [
      makeHotelClass('Plain', 0, 'town', 'reef'),
      { ...makeHotelClass('Grand', 1000, 'reef'), includes: ['view'] },
    ],
  },
  extras: [
    makeExtra('Cake', 'piece'),
    makeExtra('Dive', 'person', { seasonOf: 'dive', minAge: 10 }),
    makeExtra('Walk', 'person', { minStay: undefined }),
    makeExtra('View', 'roomNight'),
    makeExtra('Night', 'addedNight', { places: ['town'] }),
    makeExtra('Dinners', 'personNight', { places: ['town', 'reef'], minAge: 3 }),
  ],
  openingHours: [makeOpeningHours({ slug: 'dive', season: { from: '10-01', to: '05-31' } })],
  packages: [reefWeek],
  ferryMonths: Array(12).fill('steady'),
  busyPeriods: [],
  positions: {},
  airport: { north: 11.67, east: 92.74 },
  totalMessages: {
    rooms: kind('room'),
    assumptions: '{who}, {rooms}, {days}, {hotelClass}',
    noDay: 'no day',
    chooseDay: 'Choose',
    adultsOnly: 'For adults: {items}',
    noToddlers: 'Not for toddlers: {items}',
    excludedExtras: 'Not here: {items}',
    perAdult: '{sum} each.',
    forPeople: '{people}',
    forNights: kind('night'),
    trip: 'The trip',
    ferrySeats: 'Seats',
    surcharge: 'Peak days',
    deposit: 'To book',
    balance: 'Balance',
    chosen: labels.choice.totalMessages.chosen,
    party: { adults: kind('adult'), children: kind('child'), toddlers: kind('toddler') },
  },
  dateMessages: labels.dates,
};

/** A tariff with a surcharge on some nights. */
export const withSurcharge = (perRoom: number): Tariff => ({
  ...tariff,
  terms: { ...tariff.terms, season: { ...term, peak: { from: '12-15', to: '01-15', perRoom } } },
});

export const ticked = (...slugs: string[]) => slugs.map((slug) => ({ slug }));

/** Makes a dated trip with these days and nights in town. By default, today is long before it. */
export function makeDatedTrip(
  days: TripDay[],
  arrival: string,
  { today = '2026-11-25', rates = tariff, extras = ticked() } = {},
): DatedTrip {
  const itinerary = days.map((day, index) => (days[index + 1] ? { ...day, stay: 'town' } : day));
  const item = { ...reefWeek, itinerary };
  return planTrip(rates, item, { extras }, { arrival, today }) as DatedTrip;
}
