import { addDays, isInSeason } from '@/lib/dates/calendar-day';
import { dateContextOf } from '@/lib/dates/date-context';
import { describeDates } from '@/lib/dates/date-notes';
import { calendarFile, makeDatedTrip } from '@/lib/dates/dated-trip';
import { formatRupees } from '@/lib/money/money';
import { need } from '@/test/need';
import { makeTripDay, makeTrips } from '@/test/trip-factories';
import { options as plain, reefWeek, ticked } from '@/test/trip-options';
import { type Choice, choiceForTrip } from './choice';
import { factsForEnquiry } from './choice-for-enquiry';
import { priceOfExtra, roomsFor, totalOf } from './total';
import { totalLine } from './total-words';

// Whatever is chosen, the total, the dates, the calendar file and the enquiry agree. Each test compares what two of
// them say, for all choices.

const { route } = reefWeek;
const surcharge = { from: '12-15', to: '01-15', perRoom: 1500 };
const options = { ...plain, rates: { ...plain.rates, surcharge } };
const days = ['Town', 'Across', 'Reef', 'Home'].map((title) => makeTripDay({ title }));
const nights = [{ ...makeTripDay({ title: 'Town again' }), slug: 'night' }];
const trip = { name: 'Reef week', landBy: 'noon', days, nights };
const data = makeTrips({ surcharge, trips: { [route]: trip } });

/** Reads all that is said about a choice. */
function read(choice: Choice, arrival: string) {
  const context = need(dateContextOf(data, route, arrival, choice));
  const dated = makeDatedTrip(context);
  const total = choiceForTrip(options, reefWeek, choice, { arrival });
  return {
    ...{ choice, arrival, dated, total, sums: totalOf(total, options.rates) },
    inList: describeDates(context),
    file: calendarFile(dated, 'https://site.example/packages/reef-week', new Date(0)),
    enquiry: factsForEnquiry(options, choice, route, arrival),
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
const arrivals = [...winter, '2027-05-28', '2027-05-29'];

const all = classes
  .flatMap((hotels) => parties.map((party) => ({ hotels, party })))
  .flatMap((choice) => extras.map((extras) => ({ ...choice, extras })))
  .flatMap((choice) => arrivals.map((arrival) => read(choice, arrival)));

type Read = (typeof all)[number];

function expectSame(one: (said: Read) => unknown, other: (said: Read) => unknown) {
  const collect = (pick: typeof one) =>
    all.map((said) => ({ choice: said.choice, arrival: said.arrival, said: pick(said) }));
  expect(collect(one)).toEqual(collect(other));
}

test('the total and a list have the dates of the page', () => {
  const inTotal = ({ total }: Read) => totalLine(options.messages, total).split(', ').at(-2);
  expectSame(inTotal, ({ dated }) => dated.span);
  const inList = ({ inList }: Read) => inList.split('.')[0];
  expectSame(inList, ({ dated }) => dated.span);
});

test('the calendar file ends on the day after the last day of the total', () => {
  const end = ({ file }: Read) => /DTEND;VALUE=DATE:(\d+)/.exec(file)?.[1];
  expectSame(end, ({ arrival, total }) => addDays(arrival, total.nights + 1).replaceAll('-', ''));
});

test('the enquiry has the nights and the sum of the total', () => {
  const said = ({ enquiry }: Read) => [Number(enquiry.nights), enquiry.total?.split(' ')[0]];
  const sumOf = ({ total, sums }: Read) => (total.isChosen ? formatRupees(sums.total) : undefined);
  expectSame(said, (said) => [said.total.nights, sumOf(said)]);
});

test('a list has the surcharge of the total, for one room', () => {
  const inList = ({ inList }: Read) => /₹[\d,]+(?= a room)/.exec(inList)?.[0] ?? '₹0';
  expectSame(inList, ({ sums, total }) => formatRupees(sums.surcharge / roomsFor(total.party)));
});

test('an extra counts if all nights of the dated trip are in its season', () => {
  const season = need(options.extras.find(({ slug }) => slug === 'dive')?.season);
  const has = (extras: readonly { slug: string }[]) => extras.some(({ slug }) => slug === 'dive');
  const isInTime = ({ arrival, dated }: Read) =>
    dated.days.slice(1).every((_, night) => isInSeason(season, addDays(arrival, night)));
  expectSame(
    ({ total }) => has(total.extras),
    (said) => has(said.choice.extras) && isInTime(said),
  );
});

test('the enquiry names each extra once, whether it counts or not', () => {
  const namesIn = (words: string) => words.match(/\b(?!and\b)[a-z]+/g)?.sort() ?? [];
  expectSame(
    (said) => namesIn(said.enquiry.extras ?? ''),
    ({ choice }) => choice.extras.map(({ slug }) => slug).sort(),
  );
});

test('as many take an extra as the enquiry says and the total counts, and they all travel', () => {
  const dives = all.flatMap(({ enquiry, total }) => {
    const people = Number(/dive \((\d)\)/.exec(enquiry.total ?? '')?.[1] ?? 0);
    return people ? [{ people, total }] : [];
  });
  expect(dives.length).toBeGreaterThan(0);
  for (const { people, total } of dives) {
    const { party } = total;
    expect({ party, people }).toEqual({
      party,
      people: Math.min(3, party.adults + party.children),
    });
    const dive = need(total.extras.find(({ slug }) => slug === 'dive'));
    expect(priceOfExtra(dive, party, options.rates)).toBe(people * dive.price);
  }
});
