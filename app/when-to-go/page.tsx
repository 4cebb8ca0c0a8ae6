import { GuidePage } from '@/components/guide/guide-page';
import { MonthTable, YearChartSection } from '@/components/guide/months';
import { Openings } from '@/components/guide/openings';
import { pages } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(routes.seasons);

export default function SeasonsPage() {
  const { banner, ask } = pages.seasons;
  return (
    <GuidePage route={routes.seasons} banner={banner} next={ask}>
      <YearChartSection />
      <MonthTable />
      <Openings />
    </GuidePage>
  );
}
