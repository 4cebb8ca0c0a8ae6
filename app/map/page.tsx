import { PageBanner } from '@/components/banner/page-banner';
import { ActivitiesByPlace } from '@/components/map/activities-by-place';
import { MapDrawing } from '@/components/map/map-drawing';
import { Container, Section, SectionHeading } from '@/components/ui/section';
import { labels, pages } from '@/lib/content/query/all-content';
import { maps } from '@/lib/map/maps';
import { pageMetadata } from '@/lib/pages/metadata';
import { anchors } from '@/lib/routes/anchors';
import { routes } from '@/lib/routes/routes';

export const metadata = pageMetadata(routes.map);

export default function MapPage() {
  const { banner, list } = pages.map;
  return (
    <>
      <PageBanner route={routes.map} {...banner} hideImage />
      <section className="bg-sand">
        <Container className="py-10">
          <div className="gap-8 md:columns-2 print:columns-2">
            {maps.all().map((map) => (
              <figure
                key={map.base.slug}
                aria-labelledby={map.base.slug}
                className="break-inside-avoid pb-14 max-md:max-w-[30rem]"
              >
                <SectionHeading {...map.base} id={map.base.slug} size="panel" className="mb-6" />
                <MapDrawing map={map} name={map.base.heading} />
              </figure>
            ))}
          </div>
          <p className="text-sm text-quiet">{labels.map.source}</p>
        </Container>
      </section>
      <Section labelledBy={anchors.map.list} spacious>
        <SectionHeading id={anchors.map.list} {...list} className="mb-10" />
        <ActivitiesByPlace />
      </Section>
    </>
  );
}
