import { PageBanner } from '@/components/banner/page-banner';
import { NextStep } from '@/components/planning/next-step';
import { OpeningTable } from '@/components/planning/openings';
import { PageData } from '@/components/seo/page-data';
import { pages } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { sitePage } from '@/lib/site-pages/site-pages';

export const metadata = pageMetadata(sitePage(routes.opening));

export default function OpeningPage() {
  return (
    <>
      <PageData route={routes.opening} />
      <PageBanner {...pages.opening.banner} low />
      <OpeningTable />
      <NextStep texts={pages.opening.ask} />
    </>
  );
}
