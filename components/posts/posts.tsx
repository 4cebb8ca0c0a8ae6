import { CardGrid } from '@/components/ui/card-grid';
import type { Post } from '@/lib/content/query/posts';
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
