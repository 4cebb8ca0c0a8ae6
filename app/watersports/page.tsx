import { LeisureCard } from '@/components/cards/leisure-card';
import { sitePage } from '@/components/kinds/site-pages';
import { PageBanner } from '@/components/layout/page-banner';
import { ItemSection } from '@/components/sections/item-section';
import { PageData } from '@/components/seo/page-data';
import { itemsOf } from '@/lib/content/items';
import { pages } from '@/lib/content/site';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(sitePage(routes.watersports));

export default function WaterSportsPage() {
  const { banner, trending, beaches } = pages.watersports;
  return (
    <>
      <PageData route={routes.watersports} />
      <PageBanner {...banner} />
      <ItemSection id="trending-activities" texts={trending}>
        {itemsOf('sport').map((item) => (
          <LeisureCard key={item.slug} item={item} />
        ))}
      </ItemSection>
      <ItemSection id="popular-beaches" texts={beaches} surface="deep">
        {itemsOf('beach').map((item) => (
          <LeisureCard key={item.slug} item={item} />
        ))}
      </ItemSection>
    </>
  );
}
