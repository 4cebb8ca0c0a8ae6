import { PageBanner } from '@/components/layout/page-banner';
import { ContactPanel } from '@/components/sections/contact-panel';
import { Enquiry } from '@/components/sections/enquiry';
import { Container } from '@/components/ui/section';
import { pages } from '@/lib/content/site';
import { pageMetadata } from '@/lib/seo';

export const metadata = pageMetadata(pages.contact);

export default function ContactPage() {
  const { banner, form } = pages.contact;
  return (
    <>
      <PageBanner {...banner} />
      <Container className="grid items-start gap-12 py-16 md:py-24 lg:grid-cols-[3fr_2fr] lg:gap-20">
        <Enquiry name="contact" texts={form} />
        <ContactPanel />
      </Container>
    </>
  );
}
