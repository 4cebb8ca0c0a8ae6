import { notFound } from 'next/navigation';
import { CruiseDetail } from '@/components/details/cruise-detail';
import { ItemPage } from '@/components/layout/item-page';
import { Crossings } from '@/components/sections/crossings';
import { RelatedPackages } from '@/components/sections/related-packages';
import { CruiseData } from '@/components/seo/item-data';
import { FactList } from '@/components/ui/fact-list';
import { findCruiseItem, getCruiseSlugs, getFerryRoutes, isFerryRoute } from '@/lib/content/cruise';
import { getPackagesTaking } from '@/lib/content/itinerary';
import { labels, pages } from '@/lib/content/site';
import { cruiseRoute, routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { sitePage } from '@/lib/seo/site-pages';

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return getCruiseSlugs().map((slug) => ({ slug }));
}

export async function generateMetadata({ params }: Props) {
  const item = findCruiseItem((await params).slug);
  return item && pageMetadata(sitePage(cruiseRoute(item)));
}

export default async function CruiseItemPage({ params }: Props) {
  const item = findCruiseItem((await params).slug);
  if (!item) notFound();
  const { banner, operators, routes: crossings } = pages.cruise;
  const facts = isFerryRoute(item) ? item.facts : undefined;
  return (
    <ItemPage
      parent={{ label: banner.crumb, href: routes.cruise }}
      label={(facts ? crossings : operators).heading}
      heading={item.name}
      lead={item.title}
      image={item.image}
      about={item.name}
      route={cruiseRoute(item)}
      facts={facts && <FactList facts={facts} />}
      related={
        isFerryRoute(item) ? (
          <RelatedPackages
            heading={labels.byThisFerry}
            packages={getPackagesTaking(item)}
            surface="deep"
          />
        ) : (
          <Crossings heading={labels.otherCrossings} ferries={getFerryRoutes()} />
        )
      }
    >
      <CruiseData item={item} />
      <p className="text-lead font-medium text-lagoon">{item.description}</p>
      <CruiseDetail item={item} />
    </ItemPage>
  );
}
