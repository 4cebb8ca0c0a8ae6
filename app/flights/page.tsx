import { sitePage } from '@/components/kinds/site-pages';
import { PageBanner } from '@/components/layout/page-banner';
import { Airlines } from '@/components/sections/airlines';
import { ContactLines } from '@/components/sections/contact-lines';
import { Enquiry } from '@/components/sections/enquiry';
import { PageData } from '@/components/seo/page-data';
import { buttonStyle } from '@/components/ui/button-style';
import { Container, Section } from '@/components/ui/section';
import { pages } from '@/lib/content/site';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(sitePage(routes.flights));

export default function FlightsPage() {
  const { banner, action, form, advice } = pages.flights;
  return (
    <>
      <PageData route={routes.flights} />
      <PageBanner {...banner} low>
        <a href={action.href} className={`${buttonStyle('quietOnDeep')} mt-4 md:mt-6`}>
          {action.label}
        </a>
      </PageBanner>
      <Container className="py-8 md:py-16">
        <Enquiry name="flight" texts={form} contact={<ContactLines />} />
      </Container>
      <Section surface="sand" close>
        <ul className="grid gap-x-12 gap-y-6 md:auto-cols-fr md:grid-flow-col md:grid-rows-[auto_1fr]">
          {advice.map(({ heading, paragraph }) => (
            <li key={heading} className="border-t border-line pt-4">
              <h2 className="text-card">{heading}</h2>
              <p className="mt-2 text-base">{paragraph}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Airlines />
    </>
  );
}
