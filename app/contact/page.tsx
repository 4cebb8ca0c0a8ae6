import { PageBanner } from '@/components/banner/page-banner';
import { ContactPanel } from '@/components/contact/contact-panel';
import { EnquirySection, NextSteps } from '@/components/enquiry/enquiry-section';
import { ExampleTag } from '@/components/ui/example-tag';
import { Container } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { labels, pages, sampleReply } from '@/lib/content/query/all-content';
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

/** A sample reply in a chat: days, hotels, ferries, total, and how long it is valid. */
function SampleReply({ className }: { className?: string }) {
  return (
    <section aria-labelledby={anchors.contact.sampleReply} className={className}>
      <h2 id={anchors.contact.sampleReply} className="text-2xl">
        {labels.team.sampleReply} <ExampleTag entries={[sampleReply]} />
      </h2>
      <div className="mt-4 space-y-4 rounded-3xl rounded-tl-none bg-sand p-5 max-lg:max-w-text md:p-8 lg:columns-2 lg:gap-12 *:break-inside-avoid">
        {sampleReply.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <p className="mt-4 flex flex-wrap gap-x-6">
        {pages.packages.samplePlanLinks.others.map(({ label, href }) => (
          <TextLink key={href} href={href}>
            {label}
          </TextLink>
        ))}
      </p>
    </section>
  );
}
