import { PlainBanner } from '@/components/banner/plain-banner';
import { Comparison } from '@/components/sections/comparison';
import { PageData } from '@/components/seo/page-data';
import { pages } from '@/lib/content/site';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { sitePage } from '@/lib/seo/site-pages';

export const metadata = pageMetadata(sitePage(routes.compare));

export default function ComparePage() {
  return (
    <>
      <PageData route={routes.compare} />
      <PlainBanner {...pages.compare.banner} />
      <Comparison />
    </>
  );
}
