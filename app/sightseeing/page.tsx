import { PageBanner } from '@/components/banner/page-banner';
import { CardSection } from '@/components/items/card-section';
import { pages } from '@/lib/content/query/all-content';
import { itemsOfType } from '@/lib/content/query/items';
import { pageMetadata } from '@/lib/pages/metadata';
import { routes } from '@/lib/routes/routes';

export const metadata = pageMetadata(routes.sights);

export default function SightsPage() {
  const { banner, sights } = pages.sights;
  return (
    <>
      <PageBanner route={routes.sights} {...banner} compact />
      <CardSection id="sights" {...sights} items={itemsOfType('sight')} />
    </>
  );
}
