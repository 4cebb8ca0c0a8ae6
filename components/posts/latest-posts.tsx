import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { TextLink } from '@/components/ui/text-link';
import { routeOf } from '@/lib/content/query/items';
import type { Post } from '@/lib/content/query/posts';
import { labels, pages } from '@/lib/content/query/site';
import { formatDay } from '@/lib/dates/date-words';
import { routes } from '@/lib/routes';
import { UpdatedOn } from './updated-on';

/** Posts under another one: their days and titles alone, and the way to all of them. */
export function LatestPosts({ posts }: { posts: readonly Post[] }) {
  if (posts.length === 0) return null;
  return (
    <Section labelledBy="latest-blogs" compact>
      <SectionHeading
        id="latest-blogs"
        label={labels.morePosts}
        heading={pages.blogs.list.heading}
      />
      <ul className="mt-8 border-t border-line">
        {posts.map((post) => (
          <li key={post.slug} className="border-b border-line py-4">
            <p className="flex flex-wrap gap-x-4 text-sm text-quiet">
              <time dateTime={post.date}>{formatDay(post.date)}</time>
              <UpdatedOn post={post} />
            </p>
            <h3 className="mt-1 text-card">
              <a
                href={routeOf(post)}
                className="inline-block decoration-coral decoration-2 underline-offset-4 hover:underline"
              >
                {post.title}
              </a>
            </h3>
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <TextLink href={routes.blogs}>{labels.allPosts}</TextLink>
      </p>
    </Section>
  );
}
