import { PostCard } from '@/components/cards/post-card';
import { CardGrid } from '@/components/ui/card-grid';
import type { Post } from '@/lib/content/posts';

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
