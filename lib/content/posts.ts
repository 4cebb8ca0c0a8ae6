import type { Author } from '@/content/schema/post';
import { type ItemOf, itemsOf } from './items';
import { content } from './store';

export type { Author };
export type Post = ItemOf<'post'>;

/** All blog posts, newest first. */
export function getPosts(): Post[] {
  return itemsOf('post').sort((a, b) => b.date.localeCompare(a.date));
}

/**
 * The author of a post.
 * @throws Error when there is no such author, which the check of the content rules out
 */
export function authorOf({ author }: Pick<Post, 'author'>): Author {
  const found = content.authors.find(({ id }) => id === author);
  if (!found) throw new Error(`"${author}" is not an author in content/authors.ts`);
  return found;
}
