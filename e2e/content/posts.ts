import { makePost } from '@/test/factories';

/** The parts of a post that is longer than a few windows, and what each of them says. */
const hours = ['one', 'two', 'three', 'four', 'five', 'six'];
const anHour = [
  'The bus stops where the sand begins. Two dogs sleep under it until it leaves again.',
  'The sea is far out. Who walks to its edge comes back with wet feet and a shell or two.',
  'A man sells coconuts in the shade. He opens them with three strokes and a smile.',
];

export const posts = [
  makePost(),
  makePost({
    title: 'When the rain comes',
    author: 'asha',
    date: '2026-02-20',
    updated: '2026-03-01',
    description: 'How to plan a trip around the two wet months, and what to do on a grey day.',
  }),
  makePost({
    title: 'Nothing but sand',
    date: '2025-12-01',
    updated: '2025-12-01',
    description:
      'An afternoon on the beach, hour by hour, from the bus stop to the last of the light.',
    sections: hours.map((hour) => ({ heading: `At ${hour}`, paragraphs: anHour })),
    places: [],
  }),
];
