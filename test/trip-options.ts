import type { Extra } from '@/content/schema/trip-options';
import type { AllOptions, ExtraOption, TripOptions } from '@/lib/trip-options/trip-options';

const kind = (name: string) => ({ one: `one ${name}`, other: `{count} ${name}s` });
const extra = (
  name: string,
  per: Extra['per'],
  fields: Partial<ExtraOption> = {},
): ExtraOption => ({
  slug: name.toLowerCase(),
  name,
  price: 1000,
  per,
  leastAge: undefined,
  places: ['reef'],
  season: undefined,
  ...fields,
});

/** A night in town and two on the reef, for ₹10,000 a person. */
export const reefWeek: TripOptions = {
  route: '/packages/reef-week',
  price: 10_000,
  stays: ['town', 'reef', 'reef'],
  ferries: 2,
  party: { adults: 2, children: 0, toddlers: 0 },
  extras: ['cake', 'dive', 'view', 'night', 'dinners'],
};

/** The options of that trip, with hotels of two classes and an extra that does not fit it. */
export const options: AllOptions = {
  rates: {
    singleSupplement: 0,
    thirdAdultDiscount: 0,
    childShare: 50,
    ferrySeat: 0,
    depositShare: 30,
    balanceDays: 15,
    surcharge: undefined,
  },
  maxParty: { adults: 9, children: 6, toddlers: 4 },
  classes: [
    { name: 'Plain', perNight: 0, places: ['town', 'reef'] },
    { name: 'Grand', perNight: 1000, places: ['town', 'reef'] },
  ],
  messages: {
    rooms: kind('room'),
    line: '{who}, {rooms}, {days}, {hotels}',
    noDay: 'no day',
    roomForChildren: 'Children need one more',
    adultsOnly: 'For adults: {items}',
    outOfSeason: 'Not then: {items}',
    unfit: 'Not here: {items}',
    forSome: '{name} ({people})',
    trip: 'The trip',
    seats: 'Seats',
    surcharge: 'Peak days',
    deposit: 'To book',
    balance: 'Balance',
    party: { adults: kind('adult'), children: kind('child'), toddlers: kind('toddler') },
  },
  extras: [
    extra('Cake', 'piece'),
    extra('Dive', 'person', { season: { from: '10-01', to: '05-31' }, leastAge: 10 }),
    extra('Walk', 'person'),
    extra('View', 'roomNight'),
    extra('Night', 'night', { places: ['town'] }),
    extra('Dinners', 'personNight', { places: ['town', 'reef'] }),
  ],
  trips: [reefWeek],
};

/** Extras that are ticked for every trip. */
export const ticked = (...slugs: string[]) => slugs.map((slug) => ({ slug }));
