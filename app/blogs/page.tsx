import { PageBanner } from '@/components/layout/page-banner';
import { Posts } from '@/components/sections/posts';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { getPosts } from '@/lib/content/posts';
import { pages } from '@/lib/content/site';
import { pageMetadata } from '@/lib/seo';

export const metadata = pageMetadata(pages.blogs);

export default function BlogsPage() {
  const { banner, list } = pages.blogs;
  return (
    <>
      <PageBanner {...banner} />
      <Section labelledBy="latest-blogs">
        <SectionHeading id="latest-blogs" {...list} className="mb-12" />
        <Posts posts={getPosts()} />
      </Section>
    </>
  );
}
