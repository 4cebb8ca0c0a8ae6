import { GuidePage } from '@/components/guide/guide-page';
import { MonthTable, YearChartSection } from '@/components/guide/months';
import { OpeningHoursTable } from '@/components/guide/opening-hours-table';
import { pageMetadata } from '@/lib/pages/metadata';
import { routes } from '@/lib/routes/routes';

export const metadata = pageMetadata(routes.whenToGo);

export default function WhenToGoPage() {
  return (
    <GuidePage page="whenToGo">
      <YearChartSection />
      <MonthTable />
      <OpeningHoursTable />
    </GuidePage>
  );
}
