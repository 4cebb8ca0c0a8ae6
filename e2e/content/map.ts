import type { BaseMap, Stop, Way } from '@/content/schema/place';

export const stops: Stop[] = [{ slug: 'pier', name: 'Pier', at: { north: 12.45, east: 92.9 } }];

export const ways: Way[] = [
  {
    slug: 'town-and-north',
    ends: ['port-blair', 'north-island'],
    by: 'ferry',
    via: [
      { north: 11.69, east: 92.79 },
      { north: 12.0, east: 92.9 },
      { north: 12.06, east: 92.96 },
    ],
  },
  {
    slug: 'town-and-pier',
    ends: ['port-blair', 'pier'],
    by: 'road',
    via: [{ north: 12.1, east: 92.7 }],
  },
  { slug: 'north-and-south', ends: ['north-island', 'south-island'], by: 'boat', via: [] },
  { slug: 'pier-and-quiet', ends: ['pier', 'quiet-island'], by: 'boat', via: [] },
];

export const baseMaps: BaseMap[] = [
  {
    slug: 'all',
    label: 'Far',
    heading: 'All islands',
    northWest: { north: 13.2, east: 92.1 },
    southEast: { north: 11.2, east: 93.7 },
    names: [
      { of: 'port-blair', side: 'west' },
      { of: 'north-island', side: 'east' },
      { of: 'south-island', side: 'east' },
      { of: 'quiet-island', side: 'north-east' },
      { of: 'pier', side: 'north' },
    ],
    seas: [{ name: 'Sea', at: { north: 12.2, east: 93.3 } }],
  },
  {
    slug: 'south',
    label: 'Near',
    heading: 'The town and two islands',
    northWest: { north: 12.2, east: 92.5 },
    southEast: { north: 11.5, east: 93.3 },
    names: [
      { of: 'port-blair', side: 'west' },
      { of: 'palm-beach', side: 'south-west' },
      { of: 'north-island', side: 'west' },
      { of: 'south-island', side: 'south' },
    ],
  },
];
