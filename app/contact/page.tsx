import { PageBanner } from '@/components/banner/page-banner';
import { SampleReply } from '@/components/company/sample-reply';
import { ContactPanel } from '@/components/contact/contact-panel';
import { EnquirySection, NextSteps } from '@/components/enquiry/enquiry-section';
import { Container } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { pages } from '@/lib/content/query/all-content';
import { pageMetadata } from '@/lib/pages/metadata';
import { anchors } from '@/lib/routes/anchors';
import { routes } from '@/lib/routes/routes';

export const metadata = pageMetadata(routes.contact);

export default function ContactPage() {
  const { banner, form } = pages.contact;
  return (
    <>
      <PageBanner route={routes.contact} {...banner} compact />
      {/* The office's contact details come right after the form, or beside it on wide screens. */}
      <Container className="grid items-start gap-8 py-10 md:py-16 lg:grid-cols-[3fr_2fr] lg:gap-20">
        <EnquirySection
          formName="contact"
          {...form}
          lead={
            <>
              {`${form.lead} `}
              <TextLink href={`#${anchors.contact.sampleReply}`}>{form.sampleReply}</TextLink>
              {' · '}
              <TextLink href={form.familyPlan.href}>{form.familyPlan.label}</TextLink>
            </>
          }
        />
        <div className="space-y-8">
          <ContactPanel className="bg-brand p-6 text-paper md:p-10" />
          <NextSteps id="contact" />
        </div>
        <SampleReply className="lg:col-span-2" />
      </Container>
    </>
  );
}
