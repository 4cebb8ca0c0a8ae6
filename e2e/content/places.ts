import type { Town } from '@/content/schema/place';
import { image, makePlace } from '@/test/factories';

export const town: Town = {
  slug: 'port-blair',
  name: 'Port Blair',
  at: { north: 11.67, east: 92.74 },
};

export const topPlaces = [
  makePlace({
    thingsToDo: [
      { name: 'Walk to the point', description: 'An hour each way.', image },
      { name: 'Swim in the bay', description: 'Best at high water.', image },
    ],
  }),
  makePlace({
    slug: 'south-island',
    name: 'South Island',
    aliases: ['Green Island'],
    subtitle: 'Fields and a lagoon',
    at: { north: 11.84, east: 93.03 },
    way: ['town-and-north', 'north-and-south'],
    description: 'A flat island of gardens with a shallow lagoon.',
  }),
];

/** A place with nothing to do has no list of it. */
export const offbeatPlaces = [
  makePlace({
    slug: 'quiet-island',
    name: 'Quiet Island',
    subtitle: 'Nothing to do, and time for it',
    at: { north: 12.37, east: 92.92 },
    way: ['town-and-pier', 'pier-and-quiet'],
    description: 'One village and one path.',
    thingsToDo: [],
  }),
];
