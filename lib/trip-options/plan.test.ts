import type { Choice } from './choice';
import { chosenFacts, type PricedTrip, planTrip } from './plan';

const trip: PricedTrip = {
  route: '/packages/reef-week',
  price: 10_000,
  isOnRequest: false,
  nights: 2,
  ferries: 2,
  party: { adults: 2, children: 0, toddlers: 0 },
  classes: [
    { name: 'Plain', adds: 0 },
    { name: 'Grand', adds: 2000 },
  ],
  extras: ['cake', 'dive'],
};
const kind = (name: string) => ({ one: `one ${name}`, other: `{count} ${name}s` });
const extra = (slug: string, name: string) => {
  const season = slug === 'dive' ? { from: '10-01', to: '05-31' } : undefined;
  return { slug, name, leastAge: undefined, price: 1000, per: 'piece' as const, season };
};
const data = {
  rates: { singleSupplement: 0, third: 0, child: 50, ferrySeat: 0, deposit: 30, balanceDays: 15 },
  maxParty: { adults: 9, children: 6, toddlers: 4 },
  messages: {
    rooms: kind('room'),
    line: '{who}, {rooms}, {days}, {hotels}',
    noDay: 'no day',
    childrenAlone: 'Children have a room of their own',
    adultsOnly: 'For adults: {items}',
    outOfSeason: 'Not then: {items}',
    counted: '{sum} for {items}',
    about: 'About {sum}',
    trip: 'The trip',
    byGuidePrice: 'The trip by its guide price',
    party: { adults: kind('adult'), children: kind('child'), toddlers: kind('toddler') },
  },
  extras: [extra('cake', 'A cake'), extra('dive', 'Dive'), extra('walk', 'Sea walk')],
  trips: [trip, { ...trip, route: '/packages/on-request', isOnRequest: true }],
};
const ticked = (...slugs: string[]) => slugs.map((slug) => ({ slug }));
const factsFor = (choice: Partial<Choice>, route = trip.route) =>
  chosenFacts(data, { extras: [], ...choice }, route);

test('a class and a party that are not offered are not facts', () => {
  const party = { adults: 10, children: 0, toddlers: 0 };
  expect(factsFor({ hotels: 'Royal', party })).toEqual(factsFor({}));
});

test('an unknown class and extras that do not fit the trip are ignored', () => {
  const { lines, sums } = planTrip(data, trip, { hotels: 'Royal', extras: ticked('walk') });
  expect([lines, sums.total]).toEqual([['2 adults, one room, no day, Plain'], 20_000]);
});

test('a party that is too large for the listed price is not counted', () => {
  const party = { adults: 10, children: 0, toddlers: 0 };
  expect(planTrip(data, trip, { party, extras: [] }).party).toEqual(trip.party);
});

test.each([
  [1, 3, ['One adult, 3 childs, one room, no day, Plain']],
  [1, 4, ['One adult, 4 childs, 2 rooms, no day, Plain', 'Children have a room of their own']],
  [2, 6, ['2 adults, 6 childs, 2 rooms, no day, Plain']],
])('the rooms of %d adults with %d children', (adults, children, lines) => {
  const party = { adults, children, toddlers: 0 };
  expect(planTrip(data, trip, { party, extras: [] }).lines).toEqual(lines);
});

test.each([
  ['2027-06-01', 0, ['2 adults, one room, 1 to 3 June 2027, Plain', 'Not then: dive']],
  ['2027-05-31', 0, ['2 adults, one room, 31 May to 2 June 2027, Plain', 'Not then: dive']],
  ['2027-05-30', 1000, ['2 adults, one room, 30 May to 1 June, Plain']],
  [undefined, 1000, ['2 adults, one room, no day, Plain']],
])('an extra with a season, on arrival %s', (arrival, extras, lines) => {
  const choice = { extras: ticked('dive') };
  const { sums, facts, ...plan } = planTrip(data, trip, choice, { arrival, today: '2026-05-31' });
  expect([sums.extras, plan.lines]).toEqual([extras, lines]);
  expect([facts.extras, facts.hotels]).toEqual(['dive', 'Plain']);
  expect(/for.*dive/.test(facts.total)).toBe(extras > 0);
});

test('the facts of a choice agree with its total', () => {
  const party = { adults: 2, children: 1, toddlers: 0 };
  const choice = { hotels: 'Grand', party, extras: ticked('walk', 'cake', 'dive') };
  const adults = { nights: '2', adults: '2', ages: '' };
  expect(factsFor(choice)).toEqual({
    ...adults,
    ages: 'One child',
    hotels: 'Grand',
    extras: 'a cake, dive and sea walk',
    total: '₹32,000 for the trip, a cake and dive',
  });
  const inPlain = { hotels: 'Plain', extras: '', total: '₹20,000 for the trip' };
  expect(factsFor({ hotels: 'Plain' })).toEqual({ ...adults, ...inPlain });
  expect(factsFor({ hotels: 'Grand', extras: ticked('cake') }, '/packages/on-request').total).toBe(
    'About ₹25,000 for the trip by its guide price and a cake',
  );
});

test('without a choice that fits the page, only the extras are facts', () => {
  const none = { nights: '', hotels: '', adults: '', ages: '', extras: '', total: '' };
  const onTrip = { ...none, nights: '2' };
  expect(factsFor({})).toEqual(onTrip);
  expect(factsFor({ extras: ticked('walk') })).toEqual({ ...onTrip, extras: 'sea walk' });
  for (const route of ['/flights', '/watersports/diving', '']) {
    const facts = factsFor({ hotels: 'Grand', extras: ticked('dive', 'gone', 'cake') }, route);
    expect(facts).toEqual({ ...none, extras: 'a cake and dive' });
  }
});
