import type { Extra } from '@/content/schema/hotels-and-extras';
import { joinUncapitalized } from '@/lib/text/sentence';
import { makeExtra, reefWeek, ticked, withSurcharge } from '@/test/tariff-factories';
import { type ExtraChoice, type Party, type StoredChoice, twoAdults } from './choice';
import { formatTotal } from './format-total';
import { type ArrivalAndToday, planTrip } from './plan-trip';
import type { Rates } from './tariff';

const peak = withSurcharge(1500);

/** Plans a trip of three nights for ₹10,000 a person, by default without extras. */
const plan = (choice: Partial<StoredChoice>, days?: ArrivalAndToday, fields?: Partial<Rates>) =>
  planTrip({ ...peak, ...fields }, reefWeek, { extras: [], ...choice }, days);

test.each<[string, Partial<Party>, number]>([
  ['two adults', {}, 20_000],
  ['one alone', { adults: 1 }, 14_000],
  ['one with a toddler, who pays for the room and two ferries', { adults: 1, toddlers: 1 }, 16_600],
  ['a third in the room', { adults: 3 }, 28_500],
  ['four in two rooms', { adults: 4 }, 40_000],
  ['three with two children, in two rooms', { adults: 3, children: 2 }, 42_000],
  ['a child with a bed', { children: 1 }, 26_000],
  ['two with three toddlers, in two rooms', { toddlers: 3 }, 35_800],
  ['three with two toddlers, one of them in a single room', { adults: 3, toddlers: 2 }, 39_200],
])('%s', (_, party, total) => {
  expect(plan({ party: { ...twoAdults, ...party } }).total).toBe(total);
});

test.each([
  ['all nights', '2026-12-20', 4500, 6000],
  ['the first night alone', '2027-01-15', 1500, 1500],
  ['the last night alone', '2026-12-13', 1500, 3000],
  ['the day of the flight costs nothing', '2026-12-12', 0, 1500],
])('the surcharge of a room: %s', (_, arrival, surcharge, withNight) => {
  expect(plan({}, { arrival }).surcharge).toBe(surcharge);
  expect(plan({ extras: ticked('night') }, { arrival }).surcharge).toBe(withNight);
  expect(plan({ party: { ...twoAdults, adults: 4 } }, { arrival }).surcharge).toBe(surcharge * 2);
});

test.each([
  ['Plain', 20_000, 22_000],
  ['Grand', 24_000, 24_000],
  ['No longer offered', 20_000, 22_000],
])('in %s, two pay %d, and %d with a view, which Grand includes', (hotelClass, total, withView) => {
  expect(plan({ hotelClass }).total).toBe(total);
  expect(plan({ hotelClass, extras: ticked('view') }).total).toBe(withView);
});

test.each([
  ['Plain', twoAdults, ticked('grand-there')],
  ['Plain', { adults: 3, children: 1, toddlers: 1 }, ticked('grand-there', 'view')],
  ['Grand', twoAdults, ticked('grand-there', 'view')],
])(
  'in %s, %j pay as much for the reef in Grand as for all nights in Grand',
  (hotelClass, party, extras) => {
    const upgrade = { from: 'Plain', to: 'Grand' };
    const better = makeExtra('Grand-there', 'personNight', { upgrade });
    const fields = { extras: [...peak.extras, better] };
    const { total } = plan({ party, hotelClass: 'Grand' });
    expect(plan({ party, hotelClass, extras }, {}, fields).total).toBe(total);
  },
);

test.each<[string, number, Partial<Extra & ExtraChoice>]>([
  ['each of seven people, all old enough', 700, { per: 'person', minAge: 5 }],
  ['each of five adults', 500, { per: 'person', minAge: 10 }],
  ['three who want it', 300, { per: 'person', minAge: 10, people: 3 }],
  ['one, unless the visitor says how many', 100, { per: 'person', defaultPeople: 1 }],
  ['three instead of one', 300, { per: 'person', defaultPeople: 1, people: 3 }],
  ['more people than are old enough', 500, { per: 'person', minAge: 12, people: 6 }],
  ['each of two rooms', 200, { per: 'room' }],
  ['each of three couples', 300, { per: 'couple' }],
  ['one piece', 100, { per: 'piece' }],
  ['each of seven people and two nights', 1400, { per: 'personNight' }],
  ['each of seven people and one night', 700, { per: 'personNight', nights: 1 }],
  ['no more nights than there are', 1400, { per: 'personNight', nights: 9 }],
  ['each of five adults and two nights', 1000, { per: 'personNight', minAge: 10 }],
  ['seven, because toddlers are too young', 700, { per: 'person', people: 8 }],
  ['eight, one of them a toddler of three', 800, { per: 'person', people: 8, minAge: 3 }],
  ['each of two rooms and two nights', 400, { per: 'roomNight' }],
  ['a night of five adults and two children', 6655, { per: 'addedNight' }],
  ['a night without its hotels', 666, { per: 'addedNight', price: 110, places: ['town'] }],
])('in Grand, an extra for %s costs %d', (_, amount, { people, nights, ...fields }) => {
  const choice = {
    hotelClass: 'Grand',
    party: { adults: 5, children: 2, toddlers: 1 },
    extras: [{ slug: 'cake', people, nights }],
  };
  const extras = [{ ...makeExtra('Cake', 'piece', { price: 100 }), ...fields }];
  expect(plan(choice, {}, { extras }).extras).toMatchObject([{ amount }]);
});

const night = makeExtra('Night', 'addedNight');
const toMay = makeExtra('Dive', 'person', { seasonOf: 'dive' });
const atNewMoon = makeExtra('Dive', 'person', { aroundNewMoon: true });

test.each([
  ['from October to May', '2027-05-29', 2, toMay],
  ['from October to May', '2027-05-30', 1, toMay],
  ['from October to May', '2027-09-29', 1, toMay],
  ['from October to May', '2027-09-30', 2, toMay],
  ['from October to May', undefined, 2, toMay],
  ['around new moon', '2027-02-08', 2, atNewMoon],
  ['around new moon', '2027-02-09', 1, atNewMoon],
  ['around new moon', undefined, 2, atNewMoon],
])('with a night and a dive %s, on three nights from %s, %d count', (_, arrival, counted, dive) => {
  const chosen = { extras: ticked('dive', 'night') };
  const { extras, excludedExtras } = plan(chosen, { arrival }, { extras: [dive, night] });
  expect([extras.length, excludedExtras.length]).toEqual([counted, 2 - counted]);
});

test.each([
  ['2027-05-28', 1],
  ['2027-05-30', 0],
])('from %s, %d extras for a visit are in season on all nights', (arrival, counted) => {
  const fields = { seasonOf: 'dive', places: ['museum'] };
  const extras = [makeExtra('Dive', 'person', { ...fields, minStay: 'visit' })];
  const itinerary = reefWeek.itinerary.map((day) => ({ ...day, visits: ['museum'] }));
  const choice = { extras: ticked('dive') };
  const trip = planTrip({ ...peak, extras }, { ...reefWeek, itinerary }, choice, { arrival });
  expect(trip.extras).toHaveLength(counted);
});

test.each<[Party, number, string | undefined, number]>([
  [{ ...twoAdults, adults: 3, children: 1 }, 333, undefined, 13_800],
  [{ ...twoAdults, toddlers: 1 }, 1004, '2027-01-14', 10_082],
])('for %j, parts and payments add up to the total', (party, price, arrival, toBook) => {
  const trip = plan(
    { party, hotelClass: 'Grand', extras: ticked('night') },
    { arrival },
    { extras: [makeExtra('Night', 'addedNight', { price })] },
  );
  const { tripPrice, ferrySeatPrice, surcharge, extras, total, deposit, balance } = trip;
  const parts = [tripPrice, ferrySeatPrice, surcharge, ...extras.map(({ amount }) => amount)];
  expect([parts.reduce((sum, part) => sum + part), deposit + balance]).toEqual([total, total]);
  expect([deposit, ...parts.filter((amount) => amount % 1)]).toEqual([toBook]);
});

const notesOf = (choice: Partial<StoredChoice>, arrival?: string) => {
  const trip = plan(choice, { arrival, today: '2026-05-30' });
  const { assumptions, notes } = formatTotal(trip, peak.totalMessages);
  return [assumptions, ...notes];
};

test.each([
  ['2027-05-29', ['night', 'dive'], '29 May to 2 June', []],
  ['2027-05-30', ['dive', 'walk'], '30 May to 2 June 2027', ['Not here: dive and walk']],
])('on %s with %j, what a total is for, and its notes', (arrival, extras, days, notes) => {
  const assumptions = `2 adults, one room, ${days}, Plain`;
  expect(notesOf({ extras: ticked(...extras) }, arrival)).toEqual([assumptions, ...notes]);
});

test.each([
  [1, 0, 3, 'One adult, 3 toddlers, one room', 'Not for toddlers: dinners'],
  [1, 4, 0, 'One adult, 4 childs, 2 rooms', 'For adults: dive'],
  [2, 0, 3, '2 adults, 3 toddlers, 2 rooms', 'Not for toddlers: dinners'],
  [9, 6, 0, '9 adults, 6 childs, 4 rooms', 'For adults: dive'],
])('the rooms and extras of %d, %d and %d', (adults, children, toddlers, who, ...notes) => {
  const party = { adults, children, toddlers };
  const words = notesOf({ party, extras: ticked('walk', 'dive', 'dinners') });
  expect(words).toEqual([`${who}, no day, Plain`, ...notes, 'Not here: walk']);
});

test('in a sentence, names have no capital, unless they are acronyms', () => {
  const names = ['Boat to Ross', 'GST invoice'].map((name) => ({ name }));
  expect(joinUncapitalized(names)).toBe('boat to Ross and GST invoice');
});
