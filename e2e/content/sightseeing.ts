import { makeAttraction } from '@/test/factories';

export const sights = [
  makeAttraction({
    slug: 'old-jail',
    name: 'Old Jail',
    heading: 'Three wings and a tower',
    where: 'Port Blair',
    places: ['port-blair'],
    shortDescription: 'A memorial on the hill above the harbour.',
    description: ['Seven wings stood here, three stand today.'],
  }),
  makeAttraction({
    slug: 'rock-arch',
    name: 'Rock Arch',
    heading: 'At low water',
    shortDescription: 'A bridge of coral rock on the shore.',
    description: ['Wear shoes, and watch the tide.'],
  }),
];
