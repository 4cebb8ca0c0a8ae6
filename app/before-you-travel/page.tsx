import { sitePage } from '@/components/kinds/site-pages';
import { PageBanner } from '@/components/layout/page-banner';
import { AdviceText } from '@/components/sections/advice';
import { PageData } from '@/components/seo/page-data';
import { pages } from '@/lib/content/site';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(sitePage(routes.before));

export default function BeforePage() {
  return (
    <>
      <PageData route={routes.before} />
      <PageBanner {...pages.before.banner} low />
      <AdviceText updated={pages.before.updated} />
    </>
  );
}
