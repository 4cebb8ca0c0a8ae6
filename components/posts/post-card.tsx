import { cardPicture } from '@/components/ui/card';
import { Picture } from '@/components/ui/picture';
import { routeOf } from '@/lib/content/items';
import { authorOf, type Post } from '@/lib/content/posts';
import { labels } from '@/lib/content/site';
import { formatDay } from '@/lib/date';

/** A blog post in a list: the whole card leads to it. */
export function PostCard({ post }: { post: Post }) {
  return (
    <article className="lift group/post relative w-full max-w-card">
      <div className="overflow-hidden">
        <Picture
          image={post.image}
          sizes={cardPicture}
          className="lift-picture aspect-3/2 w-full object-cover"
        />
      </div>
      <p className="mt-4 flex flex-wrap justify-between gap-x-4 text-sm text-quiet">
        <time dateTime={post.date}>{formatDay(post.date)}</time>
        <span>
          {labels.by} {authorOf(post).name}
        </span>
      </p>
      <h3 className="mt-2 text-card">
        <a
          href={routeOf(post)}
          className="decoration-coral decoration-2 underline-offset-4 after:absolute after:inset-0 group-hover/post:underline"
        >
          {post.title}
        </a>
      </h3>
      <p className="mt-2 text-base">{post.description}</p>
    </article>
  );
}
