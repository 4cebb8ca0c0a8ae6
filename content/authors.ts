import type { Author } from './schema/post';

// The authors of the blog. A post names its author by the id; readers see the name.
// The order here is the order on the site. The team is an example: put your own authors, and delete
// the line "example: true".
export const authors: Author[] = [
  { id: 'team', name: 'the {company:name} team', example: true },
];
