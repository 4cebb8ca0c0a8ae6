import type { Author } from '@/content/schema/post';

export const authors: Author[] = [
  { id: 'desk', name: 'The desk' },
  { id: 'asha', name: 'Asha' },
];
