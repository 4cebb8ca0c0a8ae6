import { CardGrid } from '@/components/ui/card-grid';
import { Icon } from '@/components/ui/icon';
import type { Post } from '@/lib/content/query/posts';
import { labels } from '@/lib/content/query/site';
import { countIn } from '@/lib/text/fill-in';
import { PostCard } from './post-card';

/** Blog posts, three to a row. */
export function Posts({ posts }: { posts: readonly Post[] }) {
  return (
    <CardGrid>
      {posts.map((post) => (
        <PostCard key={post.slug} post={post} />
      ))}
    </CardGrid>
  );
}

/** The posts below the newest ones, behind their number. Without any, nothing is rendered. */
export function OlderPosts({ posts }: { posts: readonly Post[] }) {
  if (posts.length === 0) return null;
  return (
    <details className="mt-12">
      <summary className="mb-12 flex min-h-12 items-center justify-between gap-3 border-y border-current font-semibold">
        {countIn(labels.olderPosts, posts.length)}
        <Icon name="plus" className="size-5 flex-none" />
      </summary>
      <Posts posts={posts} />
    </details>
  );
}
