import { Icon } from '@/components/ui/icon';
import { Spread } from '@/components/ui/spread';
import { routeOf } from '@/lib/content/items';
import type { Post } from '@/lib/content/posts';
import { labels } from '@/lib/content/site';
import { formatDay } from '@/lib/date';

/** The post to read next, large: the whole section leads to it. */
export function NextPost({ post }: { post: Post }) {
  return (
    <div className="group/next relative">
      <Spread surface="deep" image={post.image} picture="start" labelledBy="next-post">
        <p className="text-label font-semibold uppercase text-shallow">{labels.nextPost}</p>
        <h2 id="next-post" className="mt-3 text-section">
          <a
            href={routeOf(post)}
            className="decoration-coral decoration-3 underline-offset-8 after:absolute after:inset-0 group-hover/next:underline"
          >
            {post.title}
          </a>
        </h2>
        <p className="mt-5 text-lead text-paper/85">{post.description}</p>
        <p className="mt-6 flex items-center gap-4 text-base text-paper/85">
          <span className="grid size-11 flex-none place-items-center rounded-full border-2 border-current">
            <Icon name="chevron-right" className="size-6" />
          </span>
          <time dateTime={post.date}>{formatDay(post.date)}</time>
        </p>
      </Spread>
    </div>
  );
}
