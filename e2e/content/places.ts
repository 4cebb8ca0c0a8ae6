import type { Town } from '@/content/schema/place';
import { image, makePlace } from '@/test/factories';

export const town: Town = {
  slug: 'port-blair',
  name: 'Port Blair',
  position: { north: 11.67, east: 92.74 },
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
    position: { north: 11.84, east: 93.03 },
    legs: ['town-and-north', 'north-and-south'],
  }),
];

/** A place without things to do. */
export const offbeatPlaces = [
  makePlace({
    slug: 'quiet-island',
    name: 'Quiet Island',
    position: { north: 12.37, east: 92.92 },
    legs: ['town-and-pier', 'pier-and-quiet'],
    thingsToDo: [],
  }),
];
