import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { routeOf } from '@/lib/content/query/items';
import { authorOf, type Post } from '@/lib/content/query/posts';
import { labels } from '@/lib/content/query/site';
import { formatDay } from '@/lib/dates/date-words';
import { UpdatedOn } from './updated-on';

type Props = {
  post: Post;
  /** How wide its picture is, see Picture. */
  sizes: string;
};

/** A blog post in a list: the whole card leads to it. Scripts show the mark of a post that was read. */
export function PostCard({ post, sizes }: Props) {
  return (
    <article className="card group/post relative w-full max-w-card">
      <div id={post.slug} className="overflow-hidden">
        <Picture
          image={post.image}
          sizes={sizes}
          className="card-picture aspect-3/2 w-full object-cover"
        />
      </div>
      <div className="post-words">
        <p className="post-date mt-4 flex flex-wrap gap-x-4 text-sm text-quiet">
          <time dateTime={post.date}>{formatDay(post.date)}</time>
          <span>
            {labels.by} {authorOf(post).name}
          </span>
          <UpdatedOn post={post} />
        </p>
        <h3 className="mt-2 text-card">
          <a
            href={routeOf(post)}
            className="decoration-coral decoration-2 underline-offset-4 after:absolute after:inset-0 group-hover/post:underline"
          >
            {post.title}
          </a>
        </h3>
        {/* Cut out of the corner of the picture, so that nothing moves for it. */}
        <p
          hidden
          className="post-read no-print absolute top-0 left-0 flex items-center gap-2 bg-paper py-1.5 pr-3.5 text-label font-semibold text-quiet uppercase"
        >
          <Icon name="circle-check" className="size-4" />
          {labels.reading.read}
        </p>
        <p className="post-text mt-2 text-base">{post.description}</p>
      </div>
    </article>
  );
}
