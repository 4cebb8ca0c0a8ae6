import { PageBanner } from '@/components/banner/page-banner';
import { FilteredPackages } from '@/components/packages/price-filter';
import { pages } from '@/lib/content/query/all-content';
import { pageMetadata } from '@/lib/pages/metadata';
import { routes } from '@/lib/routes/routes';

export const metadata = pageMetadata(routes.packages);

export default function PackagesPage() {
  return (
    <>
      <PageBanner route={routes.packages} {...pages.packages.banner} compact />
      <FilteredPackages />
    </>
  );
}
