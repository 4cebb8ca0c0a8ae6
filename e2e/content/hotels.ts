import type { Hotels } from '@/content/schema/hotels-and-extras';

const towns = ['port-blair', 'north-island'];

export const hotels: Hotels = {
  classes: ['Plain', 'Grand'].map((name, index) => ({
    name,
    description: `${name} rooms`,
    perNight: index * 1000,
    includes: name === 'Grand' ? ['cake'] : undefined,
    hotels: towns.map((place) => ({ place, names: [`${name} Hotel`], room: `${name} beds` })),
    example: true,
  })),
};
