import { PageBanner } from '@/components/banner/page-banner';
import { AdviceText } from '@/components/planning/advice';
import { NextStep } from '@/components/planning/next-step';
import { PageData } from '@/components/seo/page-data';
import { pages } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { sitePage } from '@/lib/site-pages/site-pages';

export const metadata = pageMetadata(sitePage(routes.before));

export default function BeforePage() {
  return (
    <>
      <PageData route={routes.before} />
      <PageBanner {...pages.before.banner} low />
      <AdviceText updated={pages.before.updated} />
      <NextStep texts={pages.before.ask} />
    </>
  );
}
