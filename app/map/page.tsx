import { PageBanner } from '@/components/banner/page-banner';
import { MapDrawing } from '@/components/map/map-drawing';
import { Disclosure } from '@/components/ui/disclosure';
import { LinkItems } from '@/components/ui/link-list';
import { Container, Section, SectionHeading } from '@/components/ui/section';
import { usualNameIn } from '@/lib/content/names';
import { content, labels, pages, town } from '@/lib/content/query/all-content';
import { allActivities, itemsOfType, routeOf } from '@/lib/content/query/items';
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

/** On phones, a place is a row with its name and, at the end, the number of activities. */
const rowStyle =
  'max-sm:relative max-sm:border-t max-sm:border-line max-sm:py-2.5 max-sm:pr-16 max-sm:[&_summary]:absolute max-sm:[&_summary]:top-0 max-sm:[&_summary]:right-0';

/** The town and all places with their activities, which are collapsed on phones. */
function ActivitiesByPlace() {
  const places = [
    { slug: town.slug, name: town.name, href: undefined },
    ...itemsOfType('place').map((item) => ({ ...item, href: routeOf(item) })),
  ];
  return (
    <ul className="gap-x-8 sm:columns-2 lg:columns-3">
      {places.map(({ slug, name, href }) => {
        const activities = allActivities.filter((item) => item.places.includes(slug));
        return (
          <li key={slug} className={`break-inside-avoid sm:mb-8 ${rowStyle}`}>
            {/* Without the wrapper, phones would hide the heading, as they do beside a disclosure. It is a link. */}
            <div>
              <h3 className="text-xl leading-tight sm:text-2xl">
                <a
                  href={href}
                  className={href && 'underline decoration-coral decoration-2 underline-offset-4'}
                >
                  {usualNameIn(content, name)}
                </a>
              </h3>
            </div>
            {activities.length > 0 && (
              <Disclosure summary={activities.length} subject={name}>
                <ul className="mt-2">
                  <LinkItems
                    links={activities.map((item) => ({
                      label: usualNameIn(content, item.name),
                      href: routeOf(item),
                    }))}
                    link="inline-block py-2 leading-snug underline underline-offset-4 hover:text-lagoon lg:py-1"
                  />
                </ul>
              </Disclosure>
            )}
          </li>
        );
      })}
    </ul>
  );
}
