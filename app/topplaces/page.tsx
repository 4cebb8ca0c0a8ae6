import { PageBanner } from '@/components/banner/page-banner';
import { Testimonials } from '@/components/home/testimonials';
import { CardSection } from '@/components/items/card-section';
import { PlacesMap } from '@/components/map/places-map';
import { itemsIn } from '@/lib/content/query/items';
import { pages } from '@/lib/content/query/site';
import { pageMetadata } from '@/lib/pages/metadata';
import { routes } from '@/lib/routes/routes';

export const metadata = pageMetadata(routes.places);

export default function PlacesPage() {
  const { banner, top, offbeat } = pages.places;
  return (
    <>
      <PageBanner route={routes.places} {...banner} compact />
      <CardSection id="top-places" texts={top} items={itemsIn('topPlaces')} />
      <CardSection
        id="offbeat-places"
        texts={offbeat}
        surface="sand"
        items={itemsIn('offbeatPlaces')}
      />
      <PlacesMap places={[...itemsIn('topPlaces'), ...itemsIn('offbeatPlaces')]} />
      <Testimonials />
    </>
  );
}
