import { PageBanner } from '@/components/banner/page-banner';
import { Container, Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { labels, pages } from '@/lib/content/query/site';
import type { DrawnMap } from '@/lib/map/draw-map';
import { allMaps } from '@/lib/map/item-maps';
import { MapDrawing } from './map-drawing';
import { WhereList } from './where-list';

const { banner, list } = pages.map;

/** All maps, and the same places as a list. */
export function MapPage() {
  return (
    <>
      <PageBanner {...banner} plain />
      <section className="bg-sand">
        <Container className="py-10">
          <div className="gap-8 md:columns-2 print:columns-2">
            {allMaps().map((map) => (
              <TitledMap key={map.base.slug} map={map} />
            ))}
          </div>
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

/** A map under its heading. */
function TitledMap({ map }: { map: DrawnMap }) {
  const { slug, label, heading, lead } = map.base;
  return (
    <figure aria-labelledby={slug} className="break-inside-avoid pb-14 max-md:max-w-[30rem]">
      <SectionHeading
        id={slug}
        label={label}
        heading={heading}
        lead={lead}
        size="panel"
        className="mb-6"
      />
      <MapDrawing map={map} name={heading} />
    </figure>
  );
}
