import { makeOpening } from '@/test/factories';

/** A closed day with hours, a season, and one of which there is only a note. */
export const openings = [
  makeOpening({
    hours: [
      { from: '09:00', to: '12:00' },
      { from: '13:30', to: '16:45' },
    ],
  }),
  makeOpening({
    slug: 'quiet-island',
    name: 'Boats to Quiet Island',
    place: 'quiet-island',
    pages: ['/topplaces/quiet-island'],
    closed: undefined,
    season: { from: '11-01', to: '05-15' },
  }),
  makeOpening({
    slug: 'saw-mill',
    name: 'Saw Mill',
    pages: [],
    closed: undefined,
    note: 'Sources disagree about its closed day.',
  }),
];
