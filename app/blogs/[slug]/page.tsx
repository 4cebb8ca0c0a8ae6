import { notFound } from 'next/navigation';
import { PageBanner } from '@/components/banner/page-banner';
import { NextPost } from '@/components/posts/next-post';
import { PostText } from '@/components/posts/post-text';
import { ItemJsonLd } from '@/components/seo/page-json-ld';
import { ExampleTag } from '@/components/ui/example-tag';
import { labels, pages } from '@/lib/content/query/all-content';
import { findItem, routeOf } from '@/lib/content/query/items';
import { authorOf, posts, postsAfter } from '@/lib/content/query/posts';
import { formatDay } from '@/lib/dates/calendar-day';
import { pageMetadata } from '@/lib/pages/metadata';
import { routes } from '@/lib/routes/routes';

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return posts.map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: Props) {
  const post = findItem('post', (await params).slug);
  return post && pageMetadata(routeOf(post));
}

export default async function PostPage({ params }: Props) {
  const post = findItem('post', (await params).slug);
  if (!post) notFound();
  const { banner } = pages.posts;
  return (
    <>
      <ItemJsonLd item={post} />
      <PageBanner
        heading={post.title}
        lead={`${labels.posts.writtenBy} ${authorOf(post).name} ${labels.posts.on} ${formatDay(post.date)}`}
        image={post.image}
        crumb={post.title}
        parent={{ label: banner.crumb, href: `${routes.posts}#${post.slug}` }}
        imageSize="card"
      >
        <ExampleTag entries={[authorOf(post)]} />
      </PageBanner>
      <PostText post={post} />
      <NextPost posts={postsAfter(post).slice(0, 3)} />
    </>
  );
}
