import { makeActivity, makeBeach } from '@/test/factories';

export const sports = [
  makeActivity({ description: 'A walk on the sea bed under a glass helmet.' }),
  makeActivity({ slug: 'kayaking', name: 'Kayaking', places: ['north-island', 'south-island'] }),
];

export const beaches = [
  makeBeach(),
  makeBeach({
    slug: 'palm-beach',
    name: 'Palm Beach',
    where: 'Port Blair',
    places: ['port-blair'],
    position: { north: 11.64, east: 92.75 },
  }),
  // Too many for a phone to show them all at once.
  ...[1, 2, 3, 4].map((number) =>
    makeBeach({ slug: `bay-${number}`, name: `Bay ${number}`, places: ['south-island'] }),
  ),
];

export const sights = [
  makeActivity({
    slug: 'old-jail',
    name: 'Old Jail',
    where: 'Port Blair',
    places: ['port-blair'],
    paragraphs: ['Seven wings stood here, three stand today.'],
  }),
  makeActivity({ slug: 'rock-arch', name: 'Rock Arch' }),
];
