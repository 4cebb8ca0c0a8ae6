import type { Author } from './schema/post';

// The authors of the blog. Posts refer to them by id, and readers see the name.
// These are examples: enter your own authors, and delete the lines "example: true".
export const authors: Author[] = [
  { id: 'meera', name: 'Meera', example: true },
  { id: 'arnab', name: 'Arnab', example: true },
  { id: 'shiny', name: 'Shiny', example: true },
];
