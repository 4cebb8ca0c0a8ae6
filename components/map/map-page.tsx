import './map-page.css';
import { PlainBanner } from '@/components/banner/plain-banner';
import { Container, Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { ferriesMap, harbourMap, islandsMap, overviewMap } from '@/lib/content/query/maps';
import { labels, pages } from '@/lib/content/query/site';
import type { DrawnMap } from '@/lib/map/draw-map';
import { MapDrawing } from './map-drawing';
import { WhereList } from './where-list';

const { banner, overview, ferries, islands, harbour, list } = pages.map;

/** The islands on four maps, and the same places as a list. */
export function MapPage() {
  return (
    <>
      <PlainBanner {...banner} />
      <section className="bg-sand">
        <Container className="four-maps py-10">
          <TitledMap id="overview" texts={overview} map={overviewMap()} />
          <TitledMap id="islands" texts={islands} map={islandsMap()} />
          <TitledMap id="harbour" texts={harbour} map={harbourMap()} />
          <TitledMap id="ferries" texts={ferries} map={ferriesMap()} />
          <p className="text-sm text-quiet">{labels.map.source}</p>
        </Container>
      </section>
      <Section labelledBy="list">
        <SectionHeading id="list" {...list} className="mb-10" />
        <WhereList />
      </Section>
    </>
  );
}

type TitledMapProps = {
  id: string;
  texts: { label: string; heading: string; lead?: string | undefined };
  map: DrawnMap;
};

/** A map under its heading. It is no section: those wait for their layout, each for itself. */
function TitledMap({ id, texts: { label, heading, lead }, map }: TitledMapProps) {
  return (
    <div>
      <div>
        <p className="text-label font-semibold text-lagoon uppercase">{label}</p>
        <h2 id={id} className="mt-2 text-3xl lg:text-4xl">
          {heading}
        </h2>
        <p className="mt-3 mb-6 text-quiet">{lead}</p>
      </div>
      <figure aria-labelledby={id}>
        <MapDrawing map={map} name={heading} />
      </figure>
    </div>
  );
}
