import type { Hotels } from '@/content/schema/trip-options';

export const hotels: Hotels = {
  classes: ['Plain', 'Grand'].map((name, index) => ({
    name,
    what: `${name} rooms`,
    perNight: index * 1000,
    hotels: ['port-blair', 'north-island'].map((place) => ({
      place,
      names: [`${name} Hotel`],
      room: `${name} beds`,
    })),
    example: true,
  })),
};
