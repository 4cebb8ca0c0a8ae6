import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { getCounters } from '@/lib/content/home';
import { pages } from '@/lib/content/site';

/** Four numbers and what stands behind them. */
export function WhyChoose() {
  const { why } = pages.home;
  return (
    <Section labelledBy="why-choose">
      <SectionHeading id="why-choose" {...why} />
      <dl className="mt-12 grid grid-cols-2 gap-x-6 gap-y-10 border-y border-line py-10 lg:grid-cols-4">
        {getCounters().map(({ label, target }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-quiet">{label}</dt>
            <dd className="tabular font-serif text-5xl text-deep md:text-7xl">{target}+</dd>
          </div>
        ))}
      </dl>
      <ul className="mt-12 grid gap-10 md:grid-cols-3">
        {why.reasons.map(({ heading, paragraph }) => (
          <li key={heading}>
            <h3 className="text-card">{heading}</h3>
            <p className="mt-2 text-quiet">{paragraph}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
