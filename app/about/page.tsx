import { PageBanner } from '@/components/banner/page-banner';
import { AboutSections } from '@/components/company/about';
import { Registrations, Team } from '@/components/company/team';
import { Section } from '@/components/ui/section';
import { about, pages } from '@/lib/content/query/site';
import { routes } from '@/lib/routes/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(routes.about);

export default function AboutPage() {
  return (
    <>
      <PageBanner route={routes.about} {...pages.about.banner} />
      <Section compact>
        <Team about={about} />
      </Section>
      <AboutSections about={about} />
      <Section compact>
        <Registrations />
      </Section>
    </>
  );
}
