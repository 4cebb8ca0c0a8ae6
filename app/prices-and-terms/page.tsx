import { GuidePage } from '@/components/guide/guide-page';
import { TermsText } from '@/components/guide/terms';
import { pages } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(routes.prices);

export default function PricesPage() {
  const { banner, ask } = pages.prices;
  return (
    <GuidePage route={routes.prices} banner={banner} next={ask}>
      <TermsText />
    </GuidePage>
  );
}
