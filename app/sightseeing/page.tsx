import { LeisureCard } from '@/components/cards/leisure-card';
import { PageBanner } from '@/components/layout/page-banner';
import { ItemSection } from '@/components/sections/item-section';
import { PageData } from '@/components/seo/page-data';
import { getAttractions } from '@/lib/content/leisure';
import { pages } from '@/lib/content/site';
import { routes, sightRoute } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { sitePage } from '@/lib/seo/site-pages';

export const metadata = pageMetadata(sitePage(routes.sightseeing));

export default function SightseeingPage() {
  const { banner, hotspots } = pages.sightseeing;
  return (
    <>
      <PageData route={routes.sightseeing} />
      <PageBanner {...banner} />
      <ItemSection id="hotspots" texts={hotspots}>
        {getAttractions().map((item) => (
          <LeisureCard key={item.slug} item={item} href={sightRoute(item)} />
        ))}
      </ItemSection>
    </>
  );
}
