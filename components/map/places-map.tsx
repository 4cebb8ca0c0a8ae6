import { PlaceIndex } from '@/components/sections/place-index';
import { Beside } from '@/components/ui/beside';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { TextLink } from '@/components/ui/text-link';
import { routeOf } from '@/lib/content/items';
import { overviewChart } from '@/lib/content/map';
import type { Place } from '@/lib/content/places';
import { labels, pages } from '@/lib/content/site';
import { routes } from '@/lib/routes';
import { Chart } from './chart';
import { ChartNote } from './item-map';

const { map } = pages.topplaces;

/** All places on a chart, with their names and what they are beside it. */
export function PlacesMap({ places }: { places: readonly Place[] }) {
  return (
    <Section labelledBy="map">
      <Beside>
        <div>
          <SectionHeading id="map" {...map} />
          <PlaceIndex places={places} hrefOf={routeOf} />
          <p className="mt-6">
            <TextLink href={routes.map}>{labels.map.whole}</TextLink>
          </p>
        </div>
        <figure aria-labelledby="map" className="space-y-4 max-lg:order-first">
          <Chart drawing={overviewChart()} name={map.heading} />
          <figcaption>
            <ChartNote />
          </figcaption>
        </figure>
      </Beside>
    </Section>
  );
}
