import { PageBanner } from '@/components/banner/page-banner';
import { MonthTable, YearChartSection } from '@/components/planning/months';
import { NextStep } from '@/components/planning/next-step';
import { PageData } from '@/components/seo/page-data';
import { pages } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { sitePage } from '@/lib/site-pages/site-pages';

export const metadata = pageMetadata(sitePage(routes.seasons));

export default function SeasonsPage() {
  return (
    <>
      <PageData route={routes.seasons} />
      <PageBanner {...pages.seasons.banner} low />
      <YearChartSection />
      <MonthTable />
      <NextStep texts={pages.seasons.ask} />
    </>
  );
}
