import { PageBanner } from '@/components/layout/page-banner';
import { FilteredPackages } from '@/components/sections/filtered-packages';
import { pages } from '@/lib/content/site';
import { pageMetadata } from '@/lib/seo';

export const metadata = pageMetadata(pages.packages);

export default function PackagesPage() {
  return (
    <>
      <PageBanner {...pages.packages.banner} />
      <FilteredPackages />
    </>
  );
}
