import { PageBanner } from '@/components/banner/page-banner';
import { EnquirySection } from '@/components/enquiry/enquiry-section';
import { FerryCancelled } from '@/components/ferries/ferry-cancelled';
import { Section } from '@/components/ui/section';
import { pages } from '@/lib/content/query/all-content';
import { pageMetadata } from '@/lib/pages/metadata';
import { routes } from '@/lib/routes/routes';

export const metadata = pageMetadata(routes.ferryCancelled);

export default function FerryCancelledPage() {
  const { banner, ask } = pages.ferryCancelled;
  return (
    <>
      <PageBanner route={routes.ferryCancelled} {...banner} hideImage />
      <FerryCancelled />
      <Section>
        <EnquirySection formName="ferryCancelled" {...ask} urgent />
      </Section>
    </>
  );
}
