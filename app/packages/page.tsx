import { sitePage } from '@/components/kinds/site-pages';
import { PageBanner } from '@/components/layout/page-banner';
import { FilteredPackages } from '@/components/sections/filtered-packages';
import { PageData } from '@/components/seo/page-data';
import { pages } from '@/lib/content/site';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(sitePage(routes.packages));

export default function PackagesPage() {
  return (
    <>
      <PageData route={routes.packages} />
      <PageBanner {...pages.packages.banner} />
      <FilteredPackages />
    </>
  );
}
