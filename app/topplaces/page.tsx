import { PageBanner } from '@/components/banner/page-banner';
import { Testimonials } from '@/components/company/testimonials';
import { CardSection } from '@/components/items/card-section';
import { PlacesMap } from '@/components/map/places-map';
import { pages } from '@/lib/content/query/all-content';
import { itemsInCollection } from '@/lib/content/query/items';
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
