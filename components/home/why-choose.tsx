import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { counters } from '@/lib/content/query/home';
import { pages } from '@/lib/content/query/site';
import { Counters } from './counters';

/** Up to four numbers, and the reasons to choose the company: each begins under a number, where there is room. */
export function WhyChoose() {
  const { why } = pages.home;
  return (
    <Section labelledBy="why-choose" compact>
      <SectionHeading id="why-choose" {...why} />
      <Counters counters={counters} />
      <ul className="mt-8 grid gap-6 md:grid-cols-3 lg:grid-cols-4">
        {why.reasons.map(({ heading, paragraph }, index) => (
          <li key={heading} className={index === 2 ? 'lg:col-span-2' : undefined}>
            <h3 className="text-card">{heading}</h3>
            <p className="mt-2 text-quiet">{paragraph}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
