import type { Author } from '@/content/schema/post';
import { content } from './all-content';
import { type ItemOf, itemsOfType } from './items';

export type Post = ItemOf<'post'>;

/** All blog posts, the newest first. */
export const posts = itemsOfType('post').sort((a, b) => b.date.localeCompare(a.date));

/** The other posts in reading order: from the next older one to the oldest, then from the newest on. */
export function postsAfter({ slug }: Pick<Post, 'slug'>): Post[] {
  const index = posts.findIndex((post) => post.slug === slug);
  return [...posts.slice(index + 1), ...posts.slice(0, index)];
}

/** The author of a post. lib/content/check/ ensures that it exists. */
export const authorOf = ({ author }: Pick<Post, 'author'>) =>
  content.authors.find(({ id }) => id === author) as Author;
