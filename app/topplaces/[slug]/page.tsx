import { notFound } from 'next/navigation';
import { PlaceDetail } from '@/components/details/place-detail';
import { ItemPage } from '@/components/layout/item-page';
import { Crossings } from '@/components/sections/crossings';
import { Nearby } from '@/components/sections/nearby';
import { RelatedPackages } from '@/components/sections/related-packages';
import { PlaceData } from '@/components/seo/item-data';
import { getFerriesFrom, getFerriesTo } from '@/lib/content/cruise';
import { findPlace, getPlaceSlugs, getTopPlaces } from '@/lib/content/destinations';
import { getSportsAt } from '@/lib/content/leisure';
import { getPackagesVisiting } from '@/lib/content/packages';
import { labels, pages } from '@/lib/content/site';
import { placeRoute, routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { sitePage } from '@/lib/seo/site-pages';

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return getPlaceSlugs().map((slug) => ({ slug }));
}

export async function generateMetadata({ params }: Props) {
  const place = findPlace((await params).slug);
  return place && pageMetadata(sitePage(placeRoute(place)));
}

export default async function PlacePage({ params }: Props) {
  const place = findPlace((await params).slug);
  if (!place) notFound();
  const { banner, top, offbeat } = pages.topplaces;
  const isTop = getTopPlaces().includes(place);
  return (
    <ItemPage
      parent={{ label: banner.crumb, href: routes.topplaces }}
      label={(isTop ? top : offbeat).heading}
      heading={place.name}
      lead={place.title}
      image={place.image}
      about={place.name}
      route={placeRoute(place)}
      related={
        <>
          <RelatedPackages heading={labels.visitedBy} packages={getPackagesVisiting(place.slug)} />
          <Crossings
            heading={labels.ferriesHere}
            ferries={[...getFerriesTo(place.slug), ...getFerriesFrom(place.slug)]}
          />
          <Nearby item={place} sports={getSportsAt(place.slug)} />
        </>
      }
    >
      <PlaceData item={place} />
      <p className="text-lead font-medium text-lagoon">{place.description}</p>
      <PlaceDetail place={place} level="h2" />
    </ItemPage>
  );
}
