import type { Author, Post } from '@/content/schema/post';
import { shown } from './shown';
import { content } from './store';

export type { Author, Post };

/** All blog posts, newest first. */
export function getPosts(): Post[] {
  return shown(content.posts).sort((a, b) => b.date.localeCompare(a.date));
}

/** The post with this slug, or undefined. */
export function findPost(slug: string): Post | undefined {
  return getPosts().find((post) => post.slug === slug);
}

/** Who wrote the post; the content check sees to it that there is one. */
export function findAuthor(post: Post): Author | undefined {
  return content.authors.find(({ id }) => id === post.author);
}

/** What the post's author is called. */
export function getAuthorName(post: Post): string {
  return findAuthor(post)?.name ?? '';
}
