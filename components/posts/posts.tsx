import './posts.css';
import { cardPicture } from '@/components/ui/card';
import { CardGrid } from '@/components/ui/card-grid';
import type { Post } from '@/lib/content/query/posts';
import { PostCard } from './post-card';

const leadPicture = `(min-width: 1280px) 800px, (min-width: 768px) calc(100vw - 64px), ${cardPicture}`;

/** Blog posts, three to a row; the latest is the largest where there is room. */
export function Posts({ posts }: { posts: readonly Post[] }) {
  return (
    <div className="posts">
      <CardGrid>
        {posts.map((post, index) => (
          <PostCard key={post.slug} post={post} sizes={index === 0 ? leadPicture : cardPicture} />
        ))}
      </CardGrid>
    </div>
  );
}
