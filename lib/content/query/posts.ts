import type { Author } from '@/content/schema/post';
import { content } from '@/lib/content/load/store';
import { type ItemOf, itemsOf } from './items';

export type { Author };
export type Post = ItemOf<'post'>;

/** All blog posts, newest first. */
export function getPosts(): Post[] {
  return itemsOf('post').sort((a, b) => b.date.localeCompare(a.date));
}

/** The post to read after this one: the next older one, the newest after the oldest; none for an only post. */
export function postAfter({ slug }: Pick<Post, 'slug'>): Post | undefined {
  const posts = getPosts();
  const next = posts[(posts.findIndex((post) => post.slug === slug) + 1) % posts.length];
  return next?.slug === slug ? undefined : next;
}

/** The posts for the list below one, the three newest: without itself and the next one, which stands above. */
export function postsBelow(post: Pick<Post, 'slug'>): Post[] {
  const shown = [post.slug, postAfter(post)?.slug];
  return getPosts()
    .filter(({ slug }) => !shown.includes(slug))
    .slice(0, 3);
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
