import { PointList } from '@/components/ui/point-list';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { pages } from '@/lib/content/query/site';

/** What to know before one books a flight. */
export function FlightGuide() {
  const { guideHeading, guide } = pages.flights;
  return (
    <Section surface="sand" labelledBy="flight-guide" compact>
      <SectionHeading id="flight-guide" heading={guideHeading} size="part" className="mb-8" />
      <PointList points={guide} className="text-base md:grid-cols-2" />
    </Section>
  );
}
