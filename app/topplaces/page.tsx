import { PageBanner } from '@/components/banner/page-banner';
import { Testimonials } from '@/components/company/testimonials';
import { CardSection } from '@/components/items/card-section';
import { MapDrawing } from '@/components/map/map-drawing';
import { LinkList } from '@/components/ui/link-list';
import { Section, SectionHeading } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { labels, pages } from '@/lib/content/query/all-content';
import { itemsInCollection, itemsOfType, routeOf } from '@/lib/content/query/items';
import { maps } from '@/lib/map/maps';
import { pageMetadata } from '@/lib/pages/metadata';
import { routes } from '@/lib/routes/routes';

export const metadata = pageMetadata(routes.places);

export default function PlacesPage() {
  const { banner, topPlaces, offbeatPlaces } = pages.places;
  return (
    <>
      <PageBanner route={routes.places} {...banner} compact />
      <CardSection id="top-places" {...topPlaces} items={itemsInCollection('topPlaces')} />
      <CardSection
        id="offbeat-places"
        {...offbeatPlaces}
        surface="sand"
        items={itemsInCollection('offbeatPlaces')}
      />
      <PlacesMap />
      <Testimonials />
    </>
  );
}

const messages = pages.places.map;

function PlacesMap() {
  return (
    <Section labelledBy="map">
      <div className="grid items-start gap-x-16 gap-y-10 md:grid-cols-[minmax(0,1fr)_20rem] lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div>
          <SectionHeading id="map" {...messages} />
          <LinkList
            links={itemsOfType('place').map((item) => ({ label: item.name, href: routeOf(item) }))}
            className="mt-10 grid-cols-[repeat(auto-fit,minmax(max(7.5rem,34%),1fr))] gap-x-6 max-sm:hidden max-md:grid"
          />
        </div>
        <figure aria-labelledby="map" className="w-full max-w-lg">
          <MapDrawing map={maps.overview()} name={messages.heading} />
          <figcaption className="mt-4">
            <TextLink href={routes.map}>{labels.map.enlarge}</TextLink>
          </figcaption>
        </figure>
      </div>
    </Section>
  );
}
