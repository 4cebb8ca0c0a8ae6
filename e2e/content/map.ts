import type { BaseMap, Leg, Stop } from '@/content/schema/place';

const at = (north: number, east: number) => ({ north, east });

export const stops: Stop[] = [{ slug: 'pier', name: 'Pier', position: at(12.45, 92.9) }];

export const legs: Leg[] = [
  {
    slug: 'town-and-north',
    ends: ['port-blair', 'north-island'],
    transport: 'ferry',
    via: [at(11.69, 92.79), at(12, 92.86), at(12.06, 92.96)],
  },
  { slug: 'town-and-pier', ends: ['port-blair', 'pier'], transport: 'road', via: [at(12.1, 92.7)] },
  { slug: 'north-and-south', ends: ['north-island', 'south-island'], transport: 'boat', via: [] },
  { slug: 'pier-and-quiet', ends: ['pier', 'quiet-island'], transport: 'boat', via: [] },
];

export const baseMaps: BaseMap[] = [
  {
    slug: 'south',
    label: 'Near',
    heading: 'The town and two islands',
    northWest: at(12.2, 92.5),
    southEast: at(11.5, 93.3),
    names: [
      { location: 'port-blair', side: 'west' },
      { location: 'palm-beach', side: 'south-east' },
      { location: 'north-island', side: 'west' },
      { location: 'south-island', side: 'south' },
    ],
  },
  {
    slug: 'all',
    label: 'Far',
    heading: 'All islands',
    northWest: at(13.2, 92.1),
    southEast: at(11.2, 93.7),
    names: [
      { location: 'port-blair', side: 'west' },
      { location: 'north-island', side: 'east' },
      { location: 'south-island', side: 'east' },
      { location: 'quiet-island', side: 'north-east' },
      { location: 'pier', side: 'north' },
    ],
    seas: [{ name: 'Sea', position: at(12.2, 93.3) }],
  },
];
