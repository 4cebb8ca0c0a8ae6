import { LinkList } from '@/components/ui/link-list';
import { Section, SectionHeading } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { labels, pages } from '@/lib/content/query/all-content';
import { itemsOfType, routeOf } from '@/lib/content/query/items';
import { maps } from '@/lib/map/maps';
import { routes } from '@/lib/routes/routes';
import { MapDrawing } from './map-drawing';

const messages = pages.places.map;

export function PlacesMap() {
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
