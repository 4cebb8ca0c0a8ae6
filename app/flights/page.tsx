import { PageBanner } from '@/components/layout/page-banner';
import { Airlines } from '@/components/sections/airlines';
import { ContactPanel } from '@/components/sections/contact-panel';
import { Enquiry } from '@/components/sections/enquiry';
import { buttonStyle } from '@/components/ui/button-style';
import { Link } from '@/components/ui/link';
import { Container, Section } from '@/components/ui/section';
import { pages } from '@/lib/content/site';
import { pageMetadata } from '@/lib/seo';

export const metadata = pageMetadata(pages.flights);

export default function FlightsPage() {
  const { banner, action, form, advice } = pages.flights;
  return (
    <>
      <PageBanner {...banner}>
        <Link href={action.href} className={`${buttonStyle('onDeep')} mt-6`}>
          {action.label}
        </Link>
      </PageBanner>
      <Airlines />
      <Section surface="sand">
        <ul className="grid gap-10 md:grid-cols-3">
          {advice.map(({ heading, paragraph }) => (
            <li key={heading} className="border-t-4 border-coral pt-5">
              <h2 className="text-card">{heading}</h2>
              <p className="mt-2">{paragraph}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Container className="grid items-start gap-12 py-16 md:py-24 lg:grid-cols-[3fr_2fr] lg:gap-20">
        <Enquiry name="flight" texts={form} />
        <ContactPanel />
      </Container>
    </>
  );
}
