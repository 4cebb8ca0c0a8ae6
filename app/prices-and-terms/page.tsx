import { GuidePage } from '@/components/guide/guide-page';
import { TermsText } from '@/components/guide/terms';
import { pageMetadata } from '@/lib/pages/metadata';
import { routes } from '@/lib/routes/routes';

export const metadata = pageMetadata(routes.prices);

export default function PricesPage() {
  return (
    <GuidePage page="prices">
      <TermsText />
    </GuidePage>
  );
}
