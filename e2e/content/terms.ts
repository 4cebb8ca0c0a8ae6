import type { Terms } from '@/content/schema/terms';

const term = (heading: string) => ({
  heading,
  short: `${heading} in short`,
  text: [`${heading}: the whole term.`],
});

/** Two terms are examples. */
export const terms: Terms = {
  updated: '2026-01-10',
  per: { ...term('For whom'), example: true },
  rooms: term('Rooms'),
  meals: term('Meals'),
  boats: term('Boats'),
  extras: term('Extras'),
  children: term('Children'),
  taxes: term('Taxes'),
  season: {
    ...term('Season'),
    surcharge: { from: '03-05', to: '03-20' },
    short: 'more from {from} to {to}',
    text: ['More from {from} to {to}.'],
  },
  deposit: { ...term('Deposit'), example: true },
  payment: term('Payment'),
  cancellation: {
    ...term('Cancellation'),
    steps: [
      { when: '30 days before', keep: '10 %' },
      { when: 'Later', keep: 'The price' },
    ],
  },
  ferry: term('A ferry is cancelled'),
  reply: term('Reply'),
};
