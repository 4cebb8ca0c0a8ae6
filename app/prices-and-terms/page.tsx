import { sitePage } from '@/components/kinds/site-pages';
import { PageBanner } from '@/components/layout/page-banner';
import { NextStep } from '@/components/sections/next-step';
import { PriceCovers, TermsInFull, TermsInShort } from '@/components/sections/terms';
import { PageData } from '@/components/seo/page-data';
import { pages } from '@/lib/content/site';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(sitePage(routes.prices));

export default function PricesPage() {
  return (
    <>
      <PageData route={routes.prices} />
      <PageBanner {...pages.prices.banner} />
      <TermsInShort />
      <PriceCovers />
      <TermsInFull />
      <NextStep texts={pages.prices.ask} />
    </>
  );
}
