import { PageBanner } from '@/components/banner/page-banner';
import { Island } from '@/components/islands/island';
import { PostCard } from '@/components/posts/post-card';
import { CardGrid } from '@/components/ui/card-grid';
import { Section, SectionHeading } from '@/components/ui/section';
import { pages } from '@/lib/content/query/all-content';
import { posts } from '@/lib/content/query/posts';
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
