// The maps, and the legs on them.
// A leg connects two places, stops or the town, through the points of `via`. Ferries end at the harbours in ferries.ts.
// Each place in places.ts lists the legs that lead to it.
import type { BaseMap, Leg, Stop } from './schema/place';

export const stops: Stop[] = [
  { slug: 'wandoor', name: 'Wandoor', position: { north: 11.59, east: 92.61 } },
  { slug: 'yeratta', name: 'Yerrata', position: { north: 12.46, east: 92.89 } },
];

export const legs: Leg[] = [
  {
    slug: 'port-blair-and-havelock',
    ends: ['port-blair', 'havelock-island'],
    transport: 'ferry',
    via: [
      { north: 11.685, east: 92.74 },
      { north: 11.69, east: 92.79 },
      { north: 11.95, east: 92.89 },
      { north: 12.04, east: 92.93 },
      { north: 12.062, east: 92.962 },
    ],
  },
  {
    slug: 'port-blair-and-neil',
    ends: ['port-blair', 'neil-island'],
    transport: 'ferry',
    via: [
      { north: 11.685, east: 92.74 },
      { north: 11.69, east: 92.79 },
      { north: 11.85, east: 93.0 },
    ],
  },
  {
    slug: 'havelock-and-neil',
    ends: ['havelock-island', 'neil-island'],
    transport: 'ferry',
    via: [
      { north: 12.035, east: 93.02 },
      { north: 12.0, east: 93.07 },
      { north: 11.95, east: 93.09 },
      { north: 11.9, east: 93.09 },
      { north: 11.86, east: 93.06 },
    ],
  },
  {
    slug: 'port-blair-and-ross',
    ends: ['port-blair', 'ross-island'],
    transport: 'boat',
    via: [{ north: 11.683, east: 92.748 }],
  },
  {
    slug: 'port-blair-and-north-bay',
    ends: ['port-blair', 'northbay'],
    transport: 'boat',
    via: [{ north: 11.684, east: 92.744 }],
  },
  {
    slug: 'port-blair-and-wandoor',
    ends: ['port-blair', 'wandoor'],
    transport: 'road',
    via: [
      { north: 11.63, east: 92.725 },
      { north: 11.595, east: 92.69 },
      { north: 11.6, east: 92.65 },
    ],
  },
  {
    slug: 'wandoor-and-jolly-buoy',
    ends: ['wandoor', 'jolly-buoy'],
    transport: 'boat',
    via: [{ north: 11.55, east: 92.622 }],
  },
  {
    slug: 'port-blair-and-baratang',
    ends: ['port-blair', 'baratang'],
    transport: 'road',
    via: [
      { north: 11.64, east: 92.728 },
      { north: 11.607, east: 92.712 },
      { north: 11.597, east: 92.688 },
      { north: 11.615, east: 92.667 },
      { north: 11.72, east: 92.645 },
      { north: 11.85, east: 92.64 },
      { north: 12.0, east: 92.66 },
      { north: 12.11, east: 92.7 },
    ],
  },
  {
    slug: 'baratang-and-rangat',
    ends: ['baratang', 'rangat'],
    transport: 'road',
    via: [
      { north: 12.22, east: 92.8 },
      { north: 12.31, east: 92.79 },
      { north: 12.4, east: 92.83 },
    ],
  },
  {
    slug: 'rangat-and-diglipur',
    ends: ['rangat', 'diglipur'],
    transport: 'road',
    via: [
      { north: 12.62, east: 92.92 },
      { north: 12.76, east: 92.88 },
      { north: 12.9, east: 92.87 },
      { north: 13.05, east: 92.93 },
    ],
  },
  {
    slug: 'rangat-and-yeratta',
    ends: ['rangat', 'yeratta'],
    transport: 'road',
    via: [],
  },
  {
    slug: 'yeratta-and-long-island',
    ends: ['yeratta', 'long-island'],
    transport: 'boat',
    via: [{ north: 12.42, east: 92.91 }],
  },
  {
    slug: 'port-blair-and-little-andaman',
    ends: ['port-blair', 'little-andaman'],
    transport: 'ferry',
    via: [
      { north: 11.685, east: 92.74 },
      { north: 11.66, east: 92.79 },
      { north: 11.4, east: 92.8 },
      { north: 10.9, east: 92.75 },
      { north: 10.62, east: 92.6 },
    ],
  },
];

// The page of an item shows the first map that names the item and contains the whole way there, so the map of the
// smallest area comes first. A new place needs a line in `names`, with the side of its mark where there is room for its
// name.
export const baseMaps: BaseMap[] = [
  {
    slug: 'harbour',
    label: 'Port Blair',
    heading: 'Around the harbour',
    northWest: { north: 11.735, east: 92.65 },
    southEast: { north: 11.6, east: 92.85 },
    names: [
      { location: 'port-blair', side: 'west' },
      { location: 'ross-island', side: 'east' },
      { location: 'northbay', side: 'north-west' },
      { location: 'cellular-jail', side: 'south-east' },
      { location: 'corbyn-cove', side: 'east' },
    ],
  },
  {
    slug: 'islands',
    label: 'Havelock and Neil',
    heading: 'The beaches of the two islands',
    northWest: { north: 12.12, east: 92.8 },
    southEast: { north: 11.7, east: 93.18 },
    names: [
      { location: 'havelock-island', side: 'south-east' },
      { location: 'neil-island', side: 'east' },
      { location: 'radha-nagar', side: 'west' },
      { location: 'elephanta', side: 'north-west' },
    ],
  },
  {
    slug: 'ferries',
    label: 'Port Blair, Havelock and Neil',
    heading: 'Where the ferries run',
    northWest: { north: 12.2, east: 92.52 },
    southEast: { north: 11.43, east: 93.18 },
    names: [
      { location: 'port-blair', side: 'south-east' },
      { location: 'havelock-island', side: 'south' },
      { location: 'neil-island', side: 'south' },
      { location: 'ross-island', side: 'north-east' },
      { location: 'northbay', side: 'north-west' },
      { location: 'baratang', side: 'east' },
      { location: 'wandoor', side: 'north' },
      { location: 'jolly-buoy', side: 'south' },
      { location: 'chidiyatapu', side: 'east' },
    ],
  },
  {
    slug: 'overview',
    label: 'From Diglipur to Little Andaman',
    heading: 'The whole chain of islands',
    lead: 'We’ll plan a week with Long Island or Little Andaman, from about {extra:little-andaman-week} a person.',
    northWest: { north: 13.75, east: 92 },
    southEast: { north: 10.45, east: 93.95 },
    names: [
      { location: 'port-blair', side: 'east' },
      { location: 'havelock-island', side: 'north-east' },
      { location: 'neil-island', side: 'east' },
      { location: 'jolly-buoy', side: 'west' },
      { location: 'baratang', side: 'west' },
      { location: 'long-island', side: 'east' },
      { location: 'rangat', side: 'north-east' },
      { location: 'diglipur', side: 'west' },
      { location: 'kalipur-beach', side: 'east' },
      { location: 'little-andaman', side: 'east' },
    ],
    seas: [
      { name: 'Bay of Bengal', position: { north: 12.45, east: 92.32 } },
      { name: 'Andaman Sea', position: { north: 11.1, east: 93.3 } },
    ],
  },
];
