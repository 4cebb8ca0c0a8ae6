import { notFound } from 'next/navigation';
import { PageBanner } from '@/components/layout/page-banner';
import { Article } from '@/components/sections/article';
import { Posts } from '@/components/sections/posts';
import { PostData } from '@/components/seo/page-data';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { findPost, getAuthorName, getPosts } from '@/lib/content/posts';
import { labels, pages } from '@/lib/content/site';
import { formatDay } from '@/lib/date';
import { postRoute, routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { sitePage } from '@/lib/seo/site-pages';

type Props = { params: Promise<{ id: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return getPosts().map(({ slug }) => ({ id: slug }));
}

export async function generateMetadata({ params }: Props) {
  const post = findPost((await params).id);
  return post && pageMetadata(sitePage(postRoute(post)));
}

export default async function PostPage({ params }: Props) {
  const post = findPost((await params).id);
  if (!post) notFound();
  const { banner, list } = pages.blogs;
  return (
    <>
      <PostData post={post} />
      <PageBanner
        heading={post.title}
        lead={`${labels.writtenBy} ${getAuthorName(post)} ${labels.on} ${formatDay(post.date)}`}
        image={post.image}
        crumb={post.title}
        parent={{ label: banner.crumb, href: routes.blogs }}
        size={{ width: 1200, height: 800 }}
      />
      <Article post={post} />
      <Section labelledBy="latest-blogs">
        <SectionHeading
          id="latest-blogs"
          label={labels.morePosts}
          heading={list.heading}
          className="mb-12"
        />
        <Posts posts={getPosts()} />
      </Section>
    </>
  );
}
