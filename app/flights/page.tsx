import { PageBanner } from '@/components/banner/page-banner';
import { ContactPanel } from '@/components/contact/contact-panel';
import { EnquirySection } from '@/components/enquiry/enquiry-section';
import { Airlines } from '@/components/flights/airlines';
import { Fares } from '@/components/flights/fares';
import { buttonStyle } from '@/components/ui/button-style';
import { PointList } from '@/components/ui/point-list';
import { Container, Section, SectionHeading } from '@/components/ui/section';
import { pages } from '@/lib/content/query/all-content';
import { pageMetadata } from '@/lib/pages/metadata';
import { routes } from '@/lib/routes/routes';

export const metadata = pageMetadata(routes.flights);

export default function FlightsPage() {
  const { banner, action, form, guide, guideHeading } = pages.flights;
  return (
    <>
      <PageBanner route={routes.flights} {...banner} compact>
        <p className="mt-4 md:mt-6">
          <a href={action.href} className={buttonStyle('quietOnBrand')}>
            {action.label}
          </a>
        </p>
      </PageBanner>
      <Container className="mt-8 pb-2 md:mt-12">
        <EnquirySection formName="flight" {...form} contact={<ContactPanel />} />
      </Container>
      <Fares />
      <Airlines />
      <Section surface="brand" labelledBy="flight-guide">
        <SectionHeading id="flight-guide" heading={guideHeading} size="part" className="mb-8" />
        <PointList points={guide} />
      </Section>
    </>
  );
}
