import { PageBanner } from '@/components/banner/page-banner';
import { FilteredPackages } from '@/components/packages/price-filter';
import { PageData } from '@/components/seo/page-data';
import { pages } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(routes.packages);

export default function PackagesPage() {
  return (
    <>
      <PageData route={routes.packages} />
      <PageBanner {...pages.packages.banner} low />
      <FilteredPackages />
    </>
  );
}
