import type { PricedExtra, TariffData } from '@/lib/trips/tariff';

const kind = (name: string) => ({ one: `one ${name}`, other: `{count} ${name}s` });

/** Makes an extra for ₹1,000 that is offered on the reef. */
export function makeExtra(
  name: string,
  per: PricedExtra['per'],
  fields: Partial<PricedExtra> = {},
): PricedExtra {
  return { slug: name.toLowerCase(), name, per, price: 1000, places: ['reef'], ...fields };
}

/** A night in town and two on the reef, for ₹10,000 a person. */
export const reefWeek: TariffData['packages'][number] = {
  route: '/packages/reef-week',
  price: 10_000,
  nightPlaces: ['town', 'reef', 'reef'],
  ferryCount: 2,
  extraSlugs: ['cake', 'dive', 'view', 'night', 'dinners'],
};

/** A tariff with `reefWeek`, hotels of the second class only on the reef, and an extra that doesn't fit the package. */
export const tariff: TariffData = {
  terms: {
    singleSupplement: { percent: 40 },
    perPerson: { thirdAdultDiscount: 15, minGroup: 10 },
    children: { percent: 60, ferrySeat: 1300 },
    deposit: { percent: 30, balanceDays: 15 },
    season: {},
  },
  hotels: {
    classes: [
      { name: 'Plain', perNight: 0, hotels: [{ place: 'town' }, { place: 'reef' }] },
      { name: 'Grand', perNight: 1000, hotels: [{ place: 'reef' }], includes: ['view'] },
    ],
  },
  packages: [reefWeek],
  messages: {
    rooms: kind('room'),
    assumptions: '{who}, {rooms}, {days}, {hotelClass}',
    noDay: 'no day',
    chooseDay: 'Choose',
    adultsOnly: 'For adults: {items}',
    uncountedExtras: 'Not here: {items}',
    perAdult: '{sum} each.',
    forPeople: '{people}',
    forNights: kind('night'),
    trip: 'The trip',
    ferrySeats: 'Seats',
    surcharge: 'Peak days',
    deposit: 'To book',
    balance: 'Balance',
    party: { adults: kind('adult'), children: kind('child'), toddlers: kind('toddler') },
  },
  extras: [
    makeExtra('Cake', 'piece'),
    makeExtra('Dive', 'person', {
      season: { from: '10-01', to: '05-31' },
      minAge: 10,
    }),
    makeExtra('Walk', 'person'),
    makeExtra('View', 'roomNight'),
    makeExtra('Night', 'addedNight', { places: ['town'] }),
    makeExtra('Dinners', 'personNight', { places: ['town', 'reef'] }),
  ],
};

/** A tariff with a surcharge on some nights. */
export const withSurcharge = (perRoom?: number): TariffData => ({
  ...tariff,
  terms: { ...tariff.terms, season: { peak: { from: '12-15', to: '01-15' }, perRoom } },
});

export const ticked = (...slugs: string[]) => slugs.map((slug) => ({ slug }));
