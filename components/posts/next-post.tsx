import './next-post.css';
import { Icon } from '@/components/ui/icon';
import type { Post } from '@/lib/content/query/posts';
import { labels } from '@/lib/content/query/site';
import { PostCard } from './post-card';

/** How wide the picture is in this place, see Picture. */
const sizes = '(min-width: 2112px) 50vw, (min-width: 1024px) 1056px, 100vw';

/** The post to read next, large: the whole section leads to it. */
export function NextPost({ post }: { post: Post }) {
  return (
    <section aria-labelledby="next-post" className="next-post bg-deep text-paper">
      <h2 id="next-post" className="font-sans text-label font-semibold text-shallow uppercase">
        {labels.nextPost}
      </h2>
      <PostCard post={post} sizes={sizes} />
      <span className="grid size-11 place-items-center rounded-full border-2 border-current">
        <Icon name="chevron-right" className="size-6" />
      </span>
    </section>
  );
}
