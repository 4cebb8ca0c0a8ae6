import { choiceInWords, chosenTrip, parseChoice, type TripChoice, type TripData } from './choice';

const trip: TripData = {
  route: '/packages/reef-week',
  hasPrice: true,
  nights: 2,
  ferries: 2,
  party: { adults: 2, children: 0, toddlers: 0 },
  classes: [
    { name: 'Plain', price: 10_000 },
    { name: 'Grand', price: 12_000 },
  ],
  extras: ['cake', 'dive'],
};
const kind = (name: string) => ({ one: `one ${name}`, other: `{count} ${name}s` });
const extra = (slug: string, name: string, pages: string[] = []) => ({
  ...{ slug, name, pages, leastAge: undefined, price: 1000, per: 'piece' as const },
});
const data = {
  rates: { alone: 0, third: 0, child: 50, ferrySeat: 0, deposit: 30, season: undefined },
  messages: {
    line: '{who}, {days}, {hotels}',
    noDay: 'no day',
    withExtras: 'With {items}',
    adultsOnly: 'For adults: {items}',
    party: { adults: kind('adult'), children: kind('child'), toddlers: kind('toddler') },
  },
  extras: [
    extra('cake', 'A cake'),
    extra('dive', 'Dive', ['/watersports/diving']),
    extra('walk', 'Sea walk'),
  ],
  trips: [trip, { ...trip, route: '/packages/on-request', hasPrice: false }],
};
const wordsFor = (choice: Partial<TripChoice>, route = trip.route, arrival?: string) =>
  choiceInWords(data, { extras: [], ...choice }, route, arrival);

test.each([
  [null, { extras: [] }],
  ['{', { extras: [] }],
  ['7', { extras: [] }],
  ['{"hotels":7,"party":{"adults":0},"extras":{"cake":"A cake"}}', { extras: [] }],
  ['{"party":{"adults":2,"children":99,"toddlers":0}}', { extras: [] }],
  ['{"extras":["cake",7]}', { extras: ['cake'] }],
  [
    '{"hotels":"Grand","party":{"adults":3,"children":1,"toddlers":0}}',
    { hotels: 'Grand', party: { adults: 3, children: 1, toddlers: 0 }, extras: [] },
  ],
])('the stored text %j is read as far as it can be a choice', (stored, choice) => {
  expect(parseChoice(stored)).toEqual({ hotels: undefined, party: undefined, ...choice });
});

test('a class that a trip lacks and extras that do not fit it change nothing', () => {
  const party = { adults: 2, children: 0, toddlers: 1 };
  const chosen = chosenTrip(data, trip, { hotels: 'Royal', party, extras: ['walk'] });
  expect([chosen.hotels, chosen.sums.total]).toEqual(['Plain', 20_000]);
  expect(chosen.children).toBe('One toddler');
});

test('the words have the class, the party, the day and the extras as they are now', () => {
  const party = { adults: 2, children: 1, toddlers: 0 };
  const choice = { hotels: 'Grand', party, extras: ['walk', 'cake', 'dive'] };
  expect(wordsFor(choice, trip.route, '2027-02-10')).toBe(
    '2 adults, one child, 10 to 12 February, Grand: ₹32,000. With a cake and dive',
  );
  expect(wordsFor({ hotels: 'Plain' })).toBe('2 adults, no day, Plain: ₹20,000');
  expect(wordsFor({ hotels: 'Grand' }, '/packages/on-request')).toBe('2 adults, no day, Grand');
});

test('nothing chosen, or nothing that goes with the page, has no words', () => {
  expect(wordsFor({})).toBe('');
  expect(wordsFor({ extras: ['walk'] })).toBe('');
  expect(wordsFor({ hotels: 'Grand', extras: ['cake', 'dive'] }, '/flights')).toBe('');
  expect(wordsFor({ extras: ['cake', 'dive'] }, '/watersports/diving')).toBe('With dive');
});
