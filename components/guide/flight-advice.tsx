import { PointList } from '@/components/ui/point-list';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { pages } from '@/lib/content/query/site';

/** What to know before one books a flight. */
export function FlightAdvice() {
  const { adviceHeading, advice } = pages.flights;
  return (
    <Section surface="sand" labelledBy="flight-advice" compact>
      <SectionHeading id="flight-advice" heading={adviceHeading} size="part" className="mb-8" />
      <PointList points={advice} className="text-base md:grid-cols-2" />
    </Section>
  );
}
