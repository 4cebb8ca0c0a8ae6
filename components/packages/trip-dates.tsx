import { DayByDayIsland } from '@/components/dates/day-by-day';
import { DayForm } from '@/components/dates/day-form';
import { Container, SectionHeading } from '@/components/ui/section';
import { rowLinkStyle } from '@/components/ui/text-link';
import { labels } from '@/lib/content/query/all-content';
import type { Package } from '@/lib/content/query/packages';
import { anchors } from '@/lib/routes/anchors';
import { routes } from '@/lib/routes/routes';

export function TripDates({ item }: { item: Package }) {
  return (
    <Container className="pb-16">
      <section aria-labelledby={anchors.package.dates}>
        <SectionHeading
          id={anchors.package.dates}
          heading={labels.dates.legend}
          size="part"
          className="print:hidden"
        />
        <DayForm id="arrive" className="mt-4" />
        <DayByDayIsland item={item} className="mt-6" />
        <p className="print:hidden">
          <a href={routes.ferryCancelled} className={rowLinkStyle}>
            {labels.ferries.cancelled}
          </a>
        </p>
      </section>
    </Container>
  );
}
