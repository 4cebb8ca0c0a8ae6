import { makePost } from '@/test/factories';

export const posts = [
  makePost(),
  makePost({
    title: 'When the rain comes',
    author: 'asha',
    date: '2026-02-20',
  }),
  makePost({ title: 'Nothing but sand', date: '2025-12-01', places: [] }),
];
