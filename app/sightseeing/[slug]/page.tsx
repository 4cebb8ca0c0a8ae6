import { notFound } from 'next/navigation';
import { LeisureDetail } from '@/components/details/leisure-detail';
import { ItemPage } from '@/components/layout/item-page';
import { Nearby } from '@/components/sections/nearby';
import { SightData } from '@/components/seo/item-data';
import { findAttraction, getAttractionSlugs } from '@/lib/content/leisure';
import { pages } from '@/lib/content/site';
import { routes, sightRoute } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { sitePage } from '@/lib/seo/site-pages';

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return getAttractionSlugs().map((slug) => ({ slug }));
}

export async function generateMetadata({ params }: Props) {
  const item = findAttraction((await params).slug);
  return item && pageMetadata(sitePage(sightRoute(item)));
}

export default async function SightPage({ params }: Props) {
  const item = findAttraction((await params).slug);
  if (!item) notFound();
  const { banner, hotspots } = pages.sightseeing;
  return (
    <ItemPage
      parent={{ label: banner.crumb, href: routes.sightseeing }}
      label={hotspots.heading}
      heading={item.name}
      lead={item.shortDescription}
      image={item.image}
      about={item.name}
      route={sightRoute(item)}
      related={<Nearby item={item} />}
    >
      <SightData item={item} />
      <LeisureDetail item={item} />
    </ItemPage>
  );
}
