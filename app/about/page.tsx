import { PageBanner } from '@/components/layout/page-banner';
import { AboutSections, Principles } from '@/components/sections/about';
import { about, pages } from '@/lib/content/site';
import { pageMetadata } from '@/lib/seo';

export const metadata = pageMetadata(pages.about);

export default function AboutPage() {
  return (
    <>
      <PageBanner {...pages.about.banner} />
      <AboutSections about={about} />
      <Principles principles={about.principles} />
    </>
  );
}
