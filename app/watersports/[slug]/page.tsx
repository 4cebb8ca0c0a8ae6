import { notFound } from 'next/navigation';
import { LeisureDetail } from '@/components/details/leisure-detail';
import { ItemPage } from '@/components/layout/item-page';
import { Nearby } from '@/components/sections/nearby';
import { WaterData } from '@/components/seo/item-data';
import { findWaterItem, getWaterSlugs, hasHeading } from '@/lib/content/leisure';
import { pages } from '@/lib/content/site';
import { routes, waterRoute } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { sitePage } from '@/lib/seo/site-pages';

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return getWaterSlugs().map((slug) => ({ slug }));
}

export async function generateMetadata({ params }: Props) {
  const item = findWaterItem((await params).slug);
  return item && pageMetadata(sitePage(waterRoute(item)));
}

export default async function WaterPage({ params }: Props) {
  const item = findWaterItem((await params).slug);
  if (!item) notFound();
  const { banner, trending, beaches } = pages.watersports;
  return (
    <ItemPage
      parent={{ label: banner.crumb, href: routes.watersports }}
      label={(hasHeading(item) ? trending : beaches).heading}
      heading={item.name}
      lead={item.shortDescription}
      image={item.image}
      about={item.name}
      route={waterRoute(item)}
      related={<Nearby item={item} />}
    >
      <WaterData item={item} />
      <LeisureDetail item={item} />
    </ItemPage>
  );
}
