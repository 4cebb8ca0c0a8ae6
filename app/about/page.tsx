import { sitePage } from '@/components/kinds/site-pages';
import { PageBanner } from '@/components/layout/page-banner';
import { AboutSections, Principles } from '@/components/sections/about';
import { PageData } from '@/components/seo/page-data';
import { about, pages } from '@/lib/content/site';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(sitePage(routes.about));

export default function AboutPage() {
  return (
    <>
      <PageData route={routes.about} />
      <PageBanner {...pages.about.banner} />
      <AboutSections about={about} />
      <Principles principles={about.principles} />
    </>
  );
}
