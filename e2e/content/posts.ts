import { makePost } from '@/test/factories';

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
    sections: [{ paragraphs: ['The bus stops where the sand begins.'] }],
    destinations: [],
  }),
];
