import { PageBanner } from '@/components/banner/page-banner';
import { Comparison } from '@/components/comparison/comparison';
import { PageData } from '@/components/seo/page-data';
import { pages } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(routes.compare);

export default function ComparePage() {
  return (
    <>
      <PageData route={routes.compare} />
      <PageBanner {...pages.compare.banner} plain />
      <Comparison />
    </>
  );
}
