import { LeisureCard } from '@/components/cards/leisure-card';
import { PageBanner } from '@/components/layout/page-banner';
import { ItemSection } from '@/components/sections/item-section';
import { getAttractions } from '@/lib/content/leisure';
import { pages } from '@/lib/content/site';
import { sightRoute } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo';

export const metadata = pageMetadata(pages.sightseeing);

export default function SightseeingPage() {
  const { banner, hotspots } = pages.sightseeing;
  return (
    <>
      <PageBanner {...banner} />
      <ItemSection id="hotspots" texts={hotspots}>
        {getAttractions().map((item) => (
          <LeisureCard key={item.slug} item={item} href={sightRoute(item)} />
        ))}
      </ItemSection>
    </>
  );
}
