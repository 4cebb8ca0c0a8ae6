import { GuidePage } from '@/components/guide/guide-page';
import { TermsText } from '@/components/guide/terms';
import { routes } from '@/lib/routes/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(routes.prices);

export default function PricesPage() {
  return (
    <GuidePage page="prices">
      <TermsText />
    </GuidePage>
  );
}
