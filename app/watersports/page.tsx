import { LeisureCard } from '@/components/cards/leisure-card';
import { PageBanner } from '@/components/layout/page-banner';
import { ItemSection } from '@/components/sections/item-section';
import { PageData } from '@/components/seo/page-data';
import { getBeaches, getWaterSports } from '@/lib/content/leisure';
import { pages } from '@/lib/content/site';
import { routes, waterRoute } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { sitePage } from '@/lib/seo/site-pages';

export const metadata = pageMetadata(sitePage(routes.watersports));

export default function WaterSportsPage() {
  const { banner, trending, beaches } = pages.watersports;
  return (
    <>
      <PageData route={routes.watersports} />
      <PageBanner {...banner} />
      <ItemSection id="trending-activities" texts={trending}>
        {getWaterSports().map((item) => (
          <LeisureCard key={item.slug} item={item} href={waterRoute(item)} />
        ))}
      </ItemSection>
      <ItemSection id="popular-beaches" texts={beaches} surface="deep">
        {getBeaches().map((item) => (
          <LeisureCard key={item.slug} item={item} href={waterRoute(item)} />
        ))}
      </ItemSection>
    </>
  );
}
