import { makeOpeningHours } from '@/test/factories';

/** A sight with a closed day and hours, boats with a season, and a sight that may be closed on a day. */
export const openingHours = [
  makeOpeningHours({
    hours: [
      { from: '09:00', to: '12:00' },
      { from: '13:30', to: '16:45' },
    ],
  }),
  makeOpeningHours({
    slug: 'quiet-island',
    name: 'Boats to Quiet Island',
    place: 'quiet-island',
    subject: '/topplaces/quiet-island',
    shownOn: ['/sightseeing/rock-arch'],
    boats: true,
    closed: undefined,
    season: { from: '11-01', to: '05-15' },
  }),
  makeOpeningHours({
    slug: 'saw-mill',
    name: 'Saw Mill',
    subject: undefined,
    closed: undefined,
    uncertain: ['friday'],
    startBy: '14:00',
    note: 'It closes on one day.',
  }),
];
