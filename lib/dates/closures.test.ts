import type { OpeningHours } from '@/content/schema/hours-and-seasons';
import { makeOpeningHours } from '@/test/factories';
import { bestArrivalDays, describeOpeningHours } from './closures';

test('the best days to arrive are those with nothing closed on any day, across the end of the week', () => {
  const all = [
    makeOpeningHours({ slug: 'jail', closed: ['monday'] }),
    makeOpeningHours({ slug: 'boat', closed: ['wednesday'] }),
    makeOpeningHours({ slug: 'mill', closed: undefined, uncertain: ['monday'] }),
  ];
  const days = [{}, { visits: ['jail', 'elsewhere'] }, { alsoVisits: ['mill', 'boat'] }];
  // On other days, the jail (Sunday), the boat (Monday) or the mill (Saturday) would be closed.
  expect(bestArrivalDays(days, all)).toEqual(['tuesday', 'wednesday', 'thursday', 'friday']);
});

const messages = {
  closed: 'Closed on {days}',
  closedOn: 'Shut on {days}',
  season: 'Open {season}',
  boats: 'Sail {season}',
  uncertain: 'Perhaps shut on {days}',
  startBy: 'Begin by {time}',
  hours: 'Open {hours}',
};

test.each<[what: string, entry: Partial<OpeningHours>, lines: string[]]>([
  [
    'closed days',
    { closed: ['monday', 'wednesday'], closedOn: ['01-26', '08-15'] },
    ['Closed on Mondays and Wednesdays', 'Shut on 26 January and 15 August'],
  ],
  ['uncertain days', { uncertain: ['monday', 'sunday'] }, ['Perhaps shut on Mondays or Sundays']],
  [
    'a season, hours and a note',
    {
      season: { from: '11-01', to: '05-15' },
      hours: [
        { from: '09:00', to: '12:00' },
        { from: '12:30', to: '16:45' },
      ],
      note: 'Ask.',
    },
    ['Open 1 November to 15 May', 'Open 9 am to noon and 12.30 pm to 4.45 pm', 'Ask.'],
  ],
  [
    'boats',
    { season: { from: '10-01', to: '05-31' }, boats: true, startBy: '14:00' },
    ['Sail October to May', 'Begin by 2 pm'],
  ],
])('the lines of %s', (_, entry, lines) => {
  expect(describeOpeningHours(entry, messages)).toEqual(lines);
});
