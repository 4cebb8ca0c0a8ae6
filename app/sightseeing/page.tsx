import { PageBanner } from '@/components/banner/page-banner';
import { CardSection } from '@/components/items/card-section';
import { PageData } from '@/components/seo/page-data';
import { itemsOf } from '@/lib/content/query/items';
import { pages } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { sitePage } from '@/lib/site-pages/site-pages';

export const metadata = pageMetadata(sitePage(routes.sightseeing));

export default function SightseeingPage() {
  const { banner, hotspots } = pages.sightseeing;
  return (
    <>
      <PageData route={routes.sightseeing} />
      <PageBanner {...banner} low />
      <CardSection id="hotspots" texts={hotspots} items={itemsOf('sight')} />
    </>
  );
}
