import './map-page.css';
import type { ReactNode } from 'react';
import { PlainBanner } from '@/components/banner/plain-banner';
import { Container, Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { ferriesChart, harbourChart, islandsChart, overviewChart } from '@/lib/content/map';
import { pages } from '@/lib/content/site';
import { Chart } from './chart';
import { ChartNote } from './item-map';
import { WhereList } from './where-list';

const { banner, overview, ferries, islands, harbour, list } = pages.map;

/** The islands on four charts, and the same places as a list. */
export function MapPage() {
  const all = overviewChart();
  const { narrow, wide } = ferriesChart();
  return (
    <>
      <PlainBanner {...banner} />
      <section className="bg-sand">
        <Container className="map-charts py-10">
          <Part id="overview" texts={overview}>
            <Chart drawing={all.narrow} name={overview.heading} className="xl:hidden" />
            <Chart drawing={all.wide} name={overview.heading} className="max-xl:hidden" />
          </Part>
          <Part id="ferries" texts={ferries}>
            <Chart drawing={narrow} name={ferries.heading} className="sm:hidden" />
            <Chart drawing={wide} name={ferries.heading} className="max-sm:hidden" />
          </Part>
          <Part id="islands" texts={islands}>
            <Chart drawing={islandsChart()} name={islands.heading} />
          </Part>
          <Part id="harbour" texts={harbour}>
            <Chart drawing={harbourChart()} name={harbour.heading} />
          </Part>
          <div>
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

/** A chart under its heading. It is no section: those wait for their layout, each for itself. */
function Part({ id, texts: { label, heading, lead }, children }: PartProps) {
  return (
    <div>
      <div>
        <p className="text-label font-semibold text-lagoon uppercase">{label}</p>
        <h2 id={id} className="mt-2 text-3xl lg:text-4xl">
          {heading}
        </h2>
        <p className="mt-3 mb-6 max-w-prose text-quiet">{lead}</p>
      </div>
      <figure aria-labelledby={id}>{children}</figure>
    </div>
  );
}
