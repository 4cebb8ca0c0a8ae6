import type { Harbour } from '@/content/schema/cruise';
import { makeCrossing, makeOperator } from '@/test/factories';

/** The second one has no link to a schedule. */
export const operators = [
  makeOperator(),
  makeOperator({
    slug: 'green-line',
    name: 'Green Line',
    title: 'A ship with an open deck',
    description: 'Ask us for a seat outside.',
    schedule: undefined,
  }),
];

export const harbours: Harbour[] = [
  {
    slug: 'port-blair',
    name: 'Port Blair',
    jetty: 'Haddo Wharf',
    at: { north: 11.67, east: 92.73 },
  },
  {
    slug: 'north-island',
    name: 'North Island',
    jetty: 'Jetty 1',
    at: { north: 12.04, east: 92.98 },
  },
];

export const ferryRoutes = [
  makeCrossing({ schedule: 1 }),
  makeCrossing({
    slug: 'north-island-to-port-blair',
    name: 'North Island to Port Blair',
    title: 'Back to the town',
    from: 'north-island',
    to: 'port-blair',
    description: 'About two hours, in the afternoon.',
  }),
];
