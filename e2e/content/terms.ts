import type { Coverage, Terms } from '@/content/schema/terms';

const term = (heading: string) => ({
  heading,
  short: `${heading} in short`,
  text: [`${heading}: the whole term.`],
});

/** Two terms are examples. */
export const terms: Terms = {
  updated: '2026-01-10',
  perPerson: { ...term('For whom'), thirdAdultDiscount: 10, minGroup: 10, example: true },
  singleSupplement: { ...term('Alone'), percent: 50 },
  children: { ...term('Children'), percent: 60, ferrySeat: 1000 },
  rooms: term('Rooms'),
  boats: term('Boats'),
  extras: term('Extras'),
  season: {
    ...term('Season'),
    peak: { from: '03-05', to: '03-20', perRoom: 500 },
    short: 'More from {term:season.peak}',
    text: ['More from {term:season.peak}.'],
  },
  deposit: { ...term('Deposit'), percent: 25, balanceDays: 10, example: true },
  payment: term('Payment'),
  cancellation: {
    ...term('Cancellation'),
    charges: [
      { days: 30, percent: 10 },
      { days: 0, percent: 100 },
    ],
  },
  ferry: term('A ferry is cancelled'),
  onTrip: term('While you travel'),
  reply: term('Reply'),
};

/** Rows for all trips, for trips to a place, and for trips with an extra. */
export const coverage: Coverage = {
  rows: [
    { name: 'A bed', cover: 'included' },
    { name: 'A flight', cover: 'excluded' },
    { name: 'A room alone', cover: 'excluded' },
    { name: 'The boat to North Island', cover: 'included', onlyWith: ['north-island'] },
    { name: 'The cake', cover: 'included', onlyWith: ['cake'] },
  ],
  example: true,
};
