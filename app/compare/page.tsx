import { PageBanner } from '@/components/banner/page-banner';
import { Comparison } from '@/components/comparison/comparison';
import { pages } from '@/lib/content/query/all-content';
import { pageMetadata } from '@/lib/pages/metadata';
import { routes } from '@/lib/routes/routes';

export const metadata = pageMetadata(routes.compare);

export default function ComparePage() {
  return (
    <>
      <PageBanner route={routes.compare} {...pages.compare.banner} hideImage />
      <Comparison />
    </>
  );
}
