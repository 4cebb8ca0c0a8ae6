import { describeDates } from '@/lib/dates/date-notes';
import { calendarFile, makeDatedTrip } from '@/lib/dates/dated-trip';
import { choiceForTrip, type StoredChoice } from '@/lib/trip-options/choice';
import { factsForEnquiry } from '@/lib/trip-options/choice-for-enquiry';
import { dateContextOf } from '@/lib/trip-options/date-context';
import { totalOf } from '@/lib/trip-options/total';
import { totalInWords } from '@/lib/trip-options/total-words';
import { need } from './need';
import { makeTripDay, makeTrips } from './trip-factories';
import { options as plain, reefWeek, ticked } from './trip-options';

// What a visitor can choose for a trip, and all that the site says about it.

const { route } = reefWeek;
const surcharge = { from: '12-15', to: '01-15', perRoom: 1500 };
/** The options with nights that cost more. */
export const options = { ...plain, rates: { ...plain.rates, surcharge } };
const days = ['Town', 'Across', 'Reef', 'Home'].map((title) => makeTripDay({ title }));
const addedDays = [{ ...makeTripDay({ title: 'Town again' }), slug: 'night' }];
const trip = { name: 'Reef week', landBy: 'noon', days, addedDays };
const data = makeTrips({ surcharge, trips: { [route]: trip } });

export type Said = ReturnType<typeof read>;

/** Reads all that is said about a choice. */
function read(choice: StoredChoice, arrival: string) {
  const context = need(dateContextOf(data, route, arrival, choice));
  const dated = makeDatedTrip(context);
  const dates = { arrival, today: context.today };
  const total = choiceForTrip(options, reefWeek, choice, dates);
  return {
    ...{ choice, arrival, dated, total, sums: totalOf(total, options.rates) },
    words: totalInWords(options, total),
    inList: describeDates(context),
    file: calendarFile(dated, 'https://site.example/packages/reef-week', new Date(0)),
    enquiry: factsForEnquiry(options, choice, route, dates),
  };
}

const classes = [undefined, 'Grand'];
const party = { adults: 2, children: 2, toddlers: 1 };
const parties = [undefined, party, { ...party, adults: 1, children: 0 }, { ...party, adults: 5 }];
const extras = [
  ...[[], ticked('night'), ticked('dive', 'view'), ticked('night', 'dive', 'dinners', 'walk')],
  [...ticked('night'), { slug: 'dive', people: 3 }],
];
// A season begins or ends during the trip, or only on the night that is added to it.
const winter = ['2026-12-20', '2026-12-12', '2026-12-11', '2027-02-10'];
const arrivals = [...winter, '2027-05-28', '2027-05-29', '2040-02-10'];

/** What is said about each choice. */
export const everyChoice = classes
  .flatMap((hotels) => parties.map((party) => ({ hotels, party })))
  .flatMap((choice) => extras.map((extras) => ({ ...choice, extras })))
  .flatMap((choice) => arrivals.map((arrival) => read(choice, arrival)));
