import type { OpeningHours } from '@/content/schema/opening';
import { makeOpening } from '@/test/factories';
import { closedArrivalsOf, closureOn, describeOpening } from './openings';

// 2027-01-26 is a Tuesday.
const closed = ['tuesday' as const];
test.each([
  [{ closedOn: ['01-26'], closed }, '2027-01-26', 'closedOn'],
  [{ closed, uncertain: closed }, '2027-01-26', 'closed'],
  [{ season: { from: '05-01', to: '05-31' }, closed }, '2027-01-26', 'season'],
])('%j on %s: %s', (days, date, closure) => {
  expect(closureOn(days, date)).toBe(closure);
});

test('the arrivals to avoid are those whose visits are on a closed day, across the end of the week', () => {
  const openings = [
    makeOpening({ slug: 'jail', name: 'Jail', closed: ['monday'] }),
    makeOpening({ slug: 'boat', name: 'Boat', closed: ['wednesday'] }),
    makeOpening({ slug: 'always', name: 'Always', closed: undefined, note: 'Open.' }),
    makeOpening({ slug: 'mill', name: 'Mill', closed: undefined, uncertain: ['monday'] }),
  ];
  const days = [{ sees: ['always'] }, { visits: ['jail', 'elsewhere'] }, { sees: ['boat'] }];
  expect(closedArrivalsOf(days, openings)).toEqual([
    { name: 'Jail', day: 2, weekdays: ['sunday'] },
    { name: 'Boat', day: 3, weekdays: ['monday'] },
  ]);
  expect(closedArrivalsOf([{ sees: ['jail'] }, { sees: ['mill'] }], openings, 'uncertain')).toEqual(
    [{ name: 'Mill', day: 2, weekdays: ['sunday'] }],
  );
});

const messages = {
  closed: 'Closed on {days}',
  closedOn: 'Shut on {days}',
  season: 'Open {season}',
  boats: 'Sail {season}',
  uncertain: 'Perhaps shut on {days}',
  startBy: 'Begin by {time}',
  hours: 'Open {hours}',
  shows: 'At {times}, {minutes} minutes each',
  span: '{from} to {to}',
};

test('opening hours are described in lines: days, season, hours, note', () => {
  const opening = makeOpening({
    closed: ['monday', 'wednesday'],
    closedOn: ['01-26', '08-15'],
    season: { from: '11-01', to: '05-15' },
    hours: [
      { from: '09:00', to: '12:00' },
      { from: '12:30', to: '16:45' },
    ],
    note: 'Ask.',
  });
  expect(describeOpening(opening, messages)).toEqual([
    'Closed on Mondays and Wednesdays',
    'Shut on 26 January and 15 August',
    'Open 1 November to 15 May',
    'Open 9 am to noon and 12.30 pm to 4.45 pm',
    'Ask.',
  ]);
});

test('shows are described by their start times and their length', () => {
  const at = (...starts: number[]) =>
    starts.map((hour) => ({ from: `${hour}:30`, to: `${hour + 1}:15` }));
  const hoursInWords = (hours: OpeningHours['hours']) =>
    describeOpening(makeOpening({ closed: undefined, hours, note: undefined }), messages);
  expect(hoursInWords(at(17, 18, 19))).toEqual(['At 5.30, 6.30 and 7.30 pm, 45 minutes each']);
  expect(hoursInWords(at(10, 11, 18))).toEqual(['At 10.30, 11.30 am and 6.30 pm, 45 minutes each']);
  expect(hoursInWords(at(17, 18))).toEqual(['Open 5.30 pm to 6.15 pm and 6.30 pm to 7.15 pm']);
});

test('boats have their own messages, and uncertain days are mentioned', () => {
  const opening = makeOpening({
    closed: undefined,
    uncertain: ['monday', 'sunday'],
    season: { from: '10-01', to: '05-31' },
    boats: true,
    startBy: '14:00',
  });
  expect(describeOpening(opening, messages)).toEqual([
    'Perhaps shut on Mondays or Sundays',
    'Sail October to May',
    'Begin by 2 pm',
  ]);
});
