import { PageBanner } from '@/components/banner/page-banner';
import { NextStep } from '@/components/planning/next-step';
import { PageData } from '@/components/seo/page-data';
import { TermsText } from '@/components/terms/terms';
import { pages } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { sitePage } from '@/lib/site-pages/site-pages';

export const metadata = pageMetadata(sitePage(routes.prices));

export default function PricesPage() {
  return (
    <>
      <PageData route={routes.prices} />
      <PageBanner {...pages.prices.banner} low />
      <TermsText />
      <NextStep texts={pages.prices.ask} />
    </>
  );
}
