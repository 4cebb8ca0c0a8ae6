import { need } from '@/test/need';
import { reefWeek, ticked, withSurcharge } from '@/test/tariff';
import { makeTripDay, makeTrips } from '@/test/trip-factories';
import { describeDates } from './date-notes';
import { findDatedTrip } from './dated-trip';
import { factsForEnquiry } from './enquiry-facts';
import { totalInWords } from './total-words';
import { calendarFile, tripInWords } from './trip-words';

// Whatever is chosen, all that the site says about a trip agrees. The plan of the trip ensures most of it; here are the
// days, of which the browser has a list of its own (lib/data-files/trips.ts).

const tariff = withSurcharge(1500);
const days = ['Town', 'Across', 'Reef', 'Home'].map((title) => makeTripDay({ title }));
const { route } = reefWeek;
const trips = makeTrips({ itineraries: [{ route, name: 'Trip', landBy: 'noon', days }] });

const [oneNight, fourNights] = ['₹1,500', '₹6,000'];

test.each([
  ['2026-12-12', [], '3', '12 to 15 December', '20261216', []],
  ['2026-12-12', ['night'], '4', '12 to 16 December', '20261217', [oneNight]],
  ['2027-12-30', ['night', 'dive'], '4', '30 December', '20280104', [fourNights]],
])('on %s with %j', (arrival, extras, nights, span, end, surcharge) => {
  const choice = { extras: ticked(...extras) };
  const dates = { arrival, today: '2026-11-25' };
  const trip = need(findDatedTrip({ trips, tariff }, route, choice, arrival, dates.today));
  const words = tripInWords(trip, trips);
  const facts = factsForEnquiry(tariff, choice, route, dates);
  expect(facts.nights).toBe(nights);
  expect(words.days).toHaveLength(Number(nights) + 1);
  expect(words.span).toContain(span);
  const { line } = totalInWords(trip, tariff.rates, tariff.messages);
  for (const text of [line, describeDates(trip, trips)]) expect(text).toContain(words.span);
  expect(calendarFile(words, 'https://site.example/p', new Date(0))).toContain(`DATE:${end}`);
  for (const text of [describeDates(trip, trips), facts.total ?? ''])
    expect([oneNight, fourNights].filter((sum) => text.includes(sum))).toEqual(surcharge);
});
