import type { OpeningHours } from '@/content/schema/hours-and-seasons';
import { makeOpeningHours } from '@/test/factories';
import { makeDay as day, makeDatedTrip, tariff, withSurcharge } from '@/test/tariff-factories';
import { dateNotesOf, formatPayments } from './date-notes';
import type { Tariff, TripDay } from './tariff';

const winter = ['steady', 'steady', 'steady', 'steady'] as const;
const summer = ['changeable', 'cancelled', 'cancelled', 'steady', 'steady'] as const;
const stormy: Tariff = {
  ...tariff,
  ferryMonths: [...winter, ...summer, 'changeable', 'cyclones', 'steady'],
  busyPeriods: [
    { name: 'Holidays', season: { from: '12-20', to: '01-05' } },
    { name: 'Lantern night', days: ['2026-08-08', '2027-08-28'], around: 2 },
  ],
};

const last = day();
const ferry = day({ ferryRoutes: ['out'] });
const visit = day({ visits: ['isle'] });
const hours = (fields: Partial<OpeningHours> = {}) =>
  makeOpeningHours({ slug: 'isle', name: 'Isle', closed: undefined, ...fields });
const isle = hours({ closed: ['wednesday'], uncertain: ['wednesday'] });

const notesOf = (days: TripDay[], arrival: string, rates: Tariff) =>
  dateNotesOf(makeDatedTrip(days, arrival, { rates }), rates).map(
    ({ severity, day: at, text }) => `${severity}${at ? ` ${at}` : ''}: ${text}`,
  );
const withHours = (...openingHours: OpeningHours[]) => ({ ...tariff, openingHours });

// 2026-12-22 is a Tuesday.
test('a closed day is mentioned', () => {
  const findNotes = (arrival: string) =>
    notesOf([day(), visit, day(), last], arrival, withHours(isle));
  expect(findNotes('2026-12-22')).toEqual(['closed 2: Wednesday: Isle is closed. Ask us.']);
  expect(findNotes('2026-12-23')).toEqual([]);
});

test('holidays and days that may be closed have their own messages', () => {
  const days = {
    uncertain: ['monday' as const],
    closed: ['tuesday' as const],
    closedOn: ['01-26'],
  };
  const rates = withHours(hours(days));
  // 2027-01-25 is a Monday.
  expect(notesOf([visit, visit, last], '2027-01-25', rates)).toEqual([
    'closed 2: 26 January: Isle has a holiday. Ask us.',
    'risk 1: Monday: ask about Isle.',
  ]);
  expect(notesOf([visit, last], '2027-01-27', rates)).toEqual([]);
});

test('outside its season a sight is closed, and its alternative may be closed on that day too', () => {
  const season = { from: '11-01', to: '05-15' };
  const rest = { from: '05-16', to: '10-31' };
  const entry = hours({ season, closed: ['tuesday'], instead: 'skin' });
  const skin = hours({ slug: 'skin', name: 'Skin', season: rest, closed: ['monday'] });
  const findNotes = (arrival: string, ...entries: OpeningHours[]) =>
    notesOf([visit, last], arrival, withHours(...entries));
  expect(findNotes('2027-05-15', entry, skin)).toEqual([]);
  // 2027-05-17 is a Monday.
  expect(findNotes('2027-05-18', entry, skin)).toEqual([
    'info 1: 18 May: Isle is shut. Skin is open.',
  ]);
  expect(findNotes('2027-05-17', entry, skin)).toEqual([
    'closed 1: Monday: Skin is closed. Ask us.',
    'info 1: 17 May: Isle is shut. Skin is open.',
  ]);
  // Only what an entry names is open instead.
  for (const entries of [
    [hours({ season }), skin],
    [entry, { ...skin, season }],
  ])
    expect(findNotes('2027-05-18', ...entries)).toEqual(['closed 1: 18 May: Isle is shut.']);
});

const notesOn = (arrival: string, ...days: TripDay[]) => notesOf(days, arrival, stormy);

// Of all months with ferries, only the worst are mentioned, and only once.
test.each([
  ['2027-06-28', [day(), ferry, ferry, ferry], ['risk 2: In June and July ferries may not sail.']],
  ['2027-06-28', [day()], []],
  ['2027-05-28', [ferry, ferry, day(), day()], ['info 1: In May ferries may stop.']],
  ['2027-05-30', [ferry, day(), ferry, day()], ['risk 3: In June ferries may not sail.']],
  ['2027-10-30', [ferry, day(), ferry, day()], ['risk 3: In November cyclones may come.']],
])('the weather of the ferries after %s', (arrival, days, notes) => {
  expect(notesOn(arrival, ...days, last)).toEqual(notes);
});

// plan-trip.test.ts tests which nights cost more.
test.each([
  ['2026-12-12', []],
  ['2026-12-13', ['info: Dearer: 15 December. ₹500 a room.']],
  ['2027-01-14', ['info: 2 dearer: 14 to 15 January. ₹1,000 a room.']],
])('the nights that cost more after %s, with the sum', (arrival, notes) => {
  const days = [day(), day(), day(), last];
  expect(notesOf(days, arrival, withSurcharge(500))).toEqual(notes);
});

test.each([
  ['2026-12-31', ['info: Many travel: Holidays.']],
  ['2026-08-04', []],
  ['2026-08-05', ['info: Many travel: Lantern night, 8 August.']],
  ['2026-08-10', ['info: Many travel: Lantern night, 8 August.']],
  ['2026-08-11', []],
])('the busy periods for an arrival on %s', (arrival, expected) => {
  expect(notesOn(arrival, day(), last)).toEqual(expected);
});

test('closures come first, then risks, then notes', () => {
  const trip = [ferry, visit, day(), last];
  const { busyPeriods } = stormy;
  const year = { openingHours: [isle], busyPeriods, ferryMonths: Array(12).fill('cyclones') };
  const notes = notesOf(trip, '2026-12-22', { ...withSurcharge(500), ...year });
  const severities = notes.map((text) => text.split(/[ :]/)[0]);
  expect(severities).toEqual(['closed', 'risk', 'info', 'info']);
});

const payAtOnce = structuredClone(tariff);
payAtOnce.terms.deposit.percent = 100;
const partialFee = structuredClone(tariff);
partialFee.terms.cancellation.charges = [{ days: 0, percent: 80 }];

// A trip on 20 December 2026; the balance is due 15 days before.
const early = ['Book: 30 %.', 'Pay by Sat, 5 Dec 2026: 70 %.'];
test.each([
  ['2026-11-20', tariff, [...early, 'Cancel by Fri, 20 Nov 2026: 10 %.']],
  ['2026-11-21', tariff, [...early, 'Cancel by Sat, 5 Dec 2026: 50 %.']],
  ['2026-12-05', tariff, [...early, 'Cancel by Sat, 5 Dec 2026: 50 %.']],
  ['2026-11-20', payAtOnce, ['Book: the price.', 'Cancel by Fri, 20 Nov 2026: 10 %.']],
  ['2026-12-06', tariff, ['Book: the price.', 'Cancel then: all of it.']],
  ['2026-12-20', partialFee, ['Book: the price.', 'Cancel then: 80 %.']],
])('the payments after a booking on %s', (today, rates, expected) => {
  const trip = makeDatedTrip([day(), day()], '2026-12-20', { today, rates });
  expect(formatPayments(trip, rates)).toEqual(expected);
});
