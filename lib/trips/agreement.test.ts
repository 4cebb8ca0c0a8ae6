import { need } from '@/test/need';
import { reefWeek, tariff, ticked, withSurcharge } from '@/test/tariff';
import { makeTripDay, makeTrips } from '@/test/trip-factories';
import type { StoredChoice } from './choice';
import { describeDates } from './date-notes';
import { planDatedTrip } from './dated-trip';
import { factsForEnquiry } from './enquiry-facts';
import { totalInWords } from './total-words';
import { calendarFile, tripInWords } from './trip-words';

// Whatever is chosen, all that the site says about a trip agrees. The plan of the trip ensures most of it; here are the
// days, of which the browser has a list of its own (lib/data-files/trips.ts), and the text of an enquiry.

const days = ['Town', 'Across', 'Reef', 'Home'].map((title) => makeTripDay({ title }));
const { route } = reefWeek;
const trips = makeTrips({ itineraries: [{ route, name: 'Trip', latestLanding: 'noon', days }] });
const today = '2026-11-25';

const [oneNight, fourNights] = ['₹1,500', '₹6,000'];

test.each([
  ['2026-12-12', [], '3', '12 to 15 December', '20261216', []],
  ['2026-12-12', ['night'], '4', '12 to 16 December', '20261217', [oneNight]],
  ['2027-12-30', ['night', 'dive'], '4', '30 December', '20280104', [fourNights]],
])('on %s with %j', (arrival, extras, nights, span, end, surcharge) => {
  const dear = withSurcharge(1500);
  const choice = { hotels: 'Grand', extras: ticked(...extras) };
  const trip = need(planDatedTrip({ trips, tariff: dear }, route, choice, arrival, today));
  const words = tripInWords(trip, trips);
  const facts = factsForEnquiry(dear, choice, route, { arrival, today });
  expect(facts.nights).toBe(nights);
  expect(words.days).toHaveLength(Number(nights) + 1);
  expect(words.span).toContain(span);
  const { line } = totalInWords(trip, dear.messages);
  for (const text of [line, describeDates(trip, trips), facts.total])
    expect(text).toContain(words.span);
  expect(calendarFile(words, 'https://site.example/p', new Date(0))).toContain(`DATE:${end}`);
  for (const text of [describeDates(trip, trips), facts.total ?? ''])
    expect([oneNight, fourNights].filter((sum) => text.includes(sum))).toEqual(surcharge);
});

const party = { adults: 2, children: 1, toddlers: 0 };
const none = { nights: '', hotels: '', adults: '', ages: '', extras: '', total: '' };
const all = {
  nights: '3',
  adults: '2',
  ages: 'One child',
  hotels: 'Grand',
  extras: 'cake, dive (2) and walk',
  total:
    '₹32,200. 2 adults, one child, one room, 1 to 4 June, Grand. Not here: dive and walk The trip: ₹31,200. Cake: ₹1,000. To book: ₹9,660. Balance: ₹22,540.',
};
const untouched =
  '₹20,000. 2 adults, one room, 1 to 4 June, Plain. To book: ₹6,000. Balance: ₹14,000.';
const extras = [...ticked('walk', 'cake', 'gone'), { slug: 'dive', people: 2 }];

test.each<[string, Partial<StoredChoice>, Record<string, string>]>([
  [route, {}, { ...none, nights: '3', adults: '2', hotels: 'Plain', total: untouched }],
  [route, { hotels: 'Grand', party, extras }, all],
  ['/flights', {}, none],
  ['/flights', { hotels: 'Royal', party }, { ...none, adults: '2', ages: 'One child' }],
  ['', { hotels: 'Grand', extras }, { ...none, hotels: 'Grand', extras: all.extras }],
])('an enquiry about %j with %j says it in words', (about, choice, facts) => {
  const dates = { arrival: '2027-06-01', today };
  expect(factsForEnquiry(tariff, { extras: [], ...choice }, about, dates)).toEqual(facts);
});
