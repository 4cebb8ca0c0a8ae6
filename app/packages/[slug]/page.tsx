import { notFound } from 'next/navigation';
import { PriceStrip } from '@/components/cards/price-strip';
import { Itinerary } from '@/components/details/itinerary';
import { PackageDetail } from '@/components/details/package-detail';
import { ItemPage } from '@/components/layout/item-page';
import { PlacesVisited } from '@/components/sections/places-visited';
import { PackageData } from '@/components/seo/item-data';
import { BulletList } from '@/components/ui/bullet-list';
import { getPlaces } from '@/lib/content/destinations';
import {
  findPackage,
  getPackageSlugs,
  isThemed,
  listNameOf,
  nameForEnquiry,
} from '@/lib/content/packages';
import { labels, pages } from '@/lib/content/site';
import { packageRoute, routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { sitePage } from '@/lib/seo/site-pages';

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return getPackageSlugs().map((slug) => ({ slug }));
}

export async function generateMetadata({ params }: Props) {
  const item = findPackage((await params).slug);
  return item && pageMetadata(sitePage(packageRoute(item)));
}

export default async function PackagePage({ params }: Props) {
  const item = findPackage((await params).slug);
  if (!item) notFound();
  return (
    <ItemPage
      parent={{ label: pages.packages.banner.crumb, href: routes.packages }}
      label={listNameOf(item)}
      heading={isThemed(item) ? item.name : item.duration}
      lead={item.description.join(' · ')}
      image={item.image}
      about={nameForEnquiry(item)}
      route={packageRoute(item)}
      facts={<PriceStrip item={item} />}
      related={<PlacesVisited places={getPlaces(item.destinations)} />}
    >
      <PackageData item={item} />
      <PackageDetail item={item} level="h2" />
      <Itinerary item={item} />
      <BulletList heading={labels.worthAsking} items={item.ask} level="h2" />
    </ItemPage>
  );
}
