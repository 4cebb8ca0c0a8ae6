import type { Author } from './schema/post';

// The authors of the blog. A post names its author by the id; readers see the name.
// The order here is the order on the site. The desks are examples: put your own authors, and delete
// the line "example: true".
export const authors: Author[] = [
  { id: 'trip-desk', name: 'the {company} trip desk', example: true },
  { id: 'ferry-desk', name: 'the {company} ferry desk', example: true },
  { id: 'dive-desk', name: 'the {company} dive desk', example: true },
];
