import { PageBanner } from '@/components/banner/page-banner';
import { Island } from '@/components/islands/island';
import { CardGrid, cardPictureSizes } from '@/components/ui/card-grid';
import { Picture } from '@/components/ui/picture';
import { Section, SectionHeading } from '@/components/ui/section';
import { labels, pages } from '@/lib/content/query/all-content';
import { authorOf, type Post, posts, routeOf } from '@/lib/content/query/items';
import { formatDay } from '@/lib/dates/calendar-day';
import { pageMetadata } from '@/lib/pages/metadata';
import { routes } from '@/lib/routes/routes';

export const metadata = pageMetadata(routes.posts);

export default function PostsPage() {
  const { banner, posts: heading } = pages.posts;
  return (
    <>
      <PageBanner route={routes.posts} {...banner} />
      <Section labelledBy="latest-blogs">
        <SectionHeading id="latest-blogs" {...heading} className="mb-12" />
        <Island name="finished-posts" when="immediately">
          <CardGrid>
            {posts.map((post) => (
              <PostCard key={post.slug} post={post} />
            ))}
          </CardGrid>
        </Island>
      </Section>
    </>
  );
}

function PostCard({ post }: { post: Post }) {
  return (
    <article className="card group/post relative w-full max-w-card max-md:mb-5">
      <div id={post.slug} className="overflow-hidden">
        <Picture
          image={post.image}
          sizes={cardPictureSizes}
          className="card-picture aspect-3/2 w-full object-cover"
        />
      </div>
      <p className="mt-4 flex flex-wrap gap-x-4 text-sm text-quiet">
        <time dateTime={post.date}>{formatDay(post.date)}</time>
        <span>
          {labels.posts.by} {authorOf(post).name}
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
      {/* In the corner of the picture, so that nothing moves when finished-posts.island.ts shows it. */}
      <p
        hidden
        data-finished
        className="print:hidden pointer-events-none absolute top-0 left-0 bg-paper py-1.5 pr-3.5 text-sm text-quiet"
      >
        {labels.posts.alreadyRead}
      </p>
      <p className="mt-2 text-base">{post.description}</p>
    </article>
  );
}
