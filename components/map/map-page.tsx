import type { ReactNode } from 'react';
import { PlainBanner } from '@/components/layout/plain-banner';
import { Container, Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { ferriesChart, harbourChart, islandsChart, overviewChart } from '@/lib/content/map';
import { pages } from '@/lib/content/site';
import { Chart } from './chart';
import { ChartNote } from './item-map';
import { WhereList } from './where-list';

const { banner, overview, ferries, islands, harbour, list } = pages.map;

/**
 * The islands on four charts, and the same places as a list. What is far down in a row of sections is laid
 * out after the first paint (app/globals.css), so the groups are sections, too.
 */
export function MapPage() {
  const { narrow, wide } = ferriesChart();
  return (
    <>
      <PlainBanner {...banner} />
      <section className="bg-sand">
        <Container className="grid items-start gap-x-16 gap-y-14 py-12 md:grid-cols-2 md:gap-x-8 md:py-20 lg:grid-cols-[minmax(0,31rem)_minmax(0,1fr)] lg:gap-x-16">
          <div className="md:sticky md:top-24 lg:static">
            <Part id="overview" texts={overview}>
              <Chart drawing={overviewChart()} name={overview.heading} className="max-w-lg" />
            </Part>
          </div>
          <div className="space-y-14 lg:space-y-20">
            <Part id="ferries" texts={ferries}>
              <Chart
                drawing={narrow}
                name={ferries.heading}
                className="sm:max-md:hidden lg:hidden"
              />
              <Chart
                drawing={wide}
                name={ferries.heading}
                className="max-sm:hidden md:max-lg:hidden"
              />
            </Part>
            <section className="grid gap-x-8 gap-y-14 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2">
              <Part id="islands" texts={islands}>
                <Chart drawing={islandsChart()} name={islands.heading} />
              </Part>
              <Part id="harbour" texts={harbour}>
                <Chart drawing={harbourChart()} name={harbour.heading} />
              </Part>
            </section>
            <ChartNote />
          </div>
        </Container>
      </section>
      <Section labelledBy="list">
        <SectionHeading id="list" {...list} className="mb-10" />
        <WhereList />
      </Section>
    </>
  );
}

type PartProps = {
  id: string;
  texts: { label: string; heading: string; lead?: string | undefined };
  children: ReactNode;
};

function Part({ id, texts: { label, heading, lead }, children }: PartProps) {
  return (
    <section aria-labelledby={id}>
      <p className="text-label font-semibold text-lagoon uppercase">{label}</p>
      <h2 id={id} className="mt-2 text-3xl md:text-4xl">
        {heading}
      </h2>
      <p className="mt-3 mb-6 max-w-prose text-quiet">{lead}</p>
      <figure aria-labelledby={id}>{children}</figure>
    </section>
  );
}
