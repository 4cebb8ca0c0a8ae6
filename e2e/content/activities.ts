import { makeActivity, makeBeach } from '@/test/factories';

export const sports = [
  makeActivity({ shortDescription: 'A walk on the sea bed under a glass helmet.' }),
  makeActivity({
    slug: 'kayaking',
    name: 'Kayaking',
    heading: 'Through the mangroves',
    shortDescription: 'An hour of paddling at dusk.',
    places: ['north-island', 'south-island'],
  }),
];

export const beaches = [
  makeBeach(),
  makeBeach({
    slug: 'palm-beach',
    name: 'Palm Beach',
    where: 'Port Blair',
    places: ['port-blair'],
    at: { north: 11.64, east: 92.75 },
    shortDescription: 'A small bay under palms, a short ride from the town.',
  }),
  // So many that a phone does not show all of them at once.
  ...[1, 2, 3, 4].map((number) =>
    makeBeach({
      slug: `bay-${number}`,
      name: `Bay ${number}`,
      places: ['south-island'],
      shortDescription: `The sand that is number ${number} when one counts from the jetty.`,
    }),
  ),
];

export const sights = [
  makeActivity({
    slug: 'old-jail',
    name: 'Old Jail',
    heading: 'Three wings and a tower',
    where: 'Port Blair',
    places: ['port-blair'],
    shortDescription: 'A memorial on the hill above the harbour.',
    description: ['Seven wings stood here, three stand today.'],
  }),
  makeActivity({
    slug: 'rock-arch',
    name: 'Rock Arch',
    heading: 'At low water',
    shortDescription: 'A bridge of coral rock on the shore.',
    description: ['Wear shoes, and watch the tide.'],
  }),
];
