import { PageBanner } from '@/components/banner/page-banner';
import { ItemSection } from '@/components/items/item-section';
import { LeisureCard } from '@/components/leisure/leisure-card';
import { PageData } from '@/components/seo/page-data';
import { itemsOf } from '@/lib/content/query/items';
import { pages } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { sitePage } from '@/lib/site-pages/site-pages';

export const metadata = pageMetadata(sitePage(routes.watersports));

export default function WaterSportsPage() {
  const { banner, trending, beaches } = pages.watersports;
  return (
    <>
      <PageData route={routes.watersports} />
      <PageBanner {...banner} low />
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
