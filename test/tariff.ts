import type { Extra } from '@/content/schema/hotels-and-extras';
import { twoAdults } from '@/lib/trips/party';
import type { ExtraOption, Offer, TariffFile } from '@/lib/trips/tariff';

const kind = (name: string) => ({ one: `one ${name}`, other: `{count} ${name}s` });

/** Makes an extra for ₹1,000, which is offered on the reef. */
export function makeExtra(
  name: string,
  per: Extra['per'],
  fields: Partial<ExtraOption> = {},
): ExtraOption {
  const defaults = { price: 1000, leastAge: undefined, places: ['reef'], season: undefined };
  return { slug: name.toLowerCase(), name, per, ...defaults, ...fields };
}

/** A night in town and two on the reef, for ₹10,000 a person. */
export const reefWeek: Offer = {
  route: '/packages/reef-week',
  price: 10_000,
  stays: ['town', 'reef', 'reef'],
  ferries: 2,
  party: twoAdults,
  extras: ['cake', 'dive', 'view', 'night', 'dinners'],
};

/** The tariff of that package, with hotels of two classes and an extra that does not fit it. */
export const tariff: TariffFile = {
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
  offers: [reefWeek],
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
    makeExtra('Cake', 'piece'),
    makeExtra('Dive', 'person', { season: { from: '10-01', to: '05-31' }, leastAge: 10 }),
    makeExtra('Walk', 'person'),
    makeExtra('View', 'roomNight'),
    makeExtra('Night', 'night', { places: ['town'] }),
    makeExtra('Dinners', 'personNight', { places: ['town', 'reef'] }),
  ],
};

/** A tariff with nights that cost more. */
export const withSurcharge = (perRoom?: number): TariffFile => ({
  ...tariff,
  rates: { ...tariff.rates, surcharge: { from: '12-15', to: '01-15', perRoom } },
});

/** Extras that are ticked on their own pages, for every package. */
export const ticked = (...slugs: string[]) => slugs.map((slug) => ({ slug, isTicked: true }));
