import { PointList } from '@/components/ui/point-list';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { counters } from '@/lib/content/query/home';
import { pages } from '@/lib/content/query/site';
import { Counters } from './counters';

/** Up to four numbers, and the reasons to choose the company. */
export function WhyChoose() {
  const { why } = pages.home;
  return (
    <Section labelledBy="why-choose" compact>
      <SectionHeading id="why-choose" {...why} />
      <Counters counters={counters} />
      <PointList points={why.reasons} className="mt-8 md:grid-cols-3" />
    </Section>
  );
}
