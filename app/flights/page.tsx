import { sitePage } from '@/components/kinds/site-pages';
import { PageBanner } from '@/components/layout/page-banner';
import { Airlines } from '@/components/sections/airlines';
import { ContactPanel } from '@/components/sections/contact-panel';
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
      <PageBanner {...banner}>
        <p className="mt-6 flex flex-wrap gap-3">
          <a href="#flight-form" className={buttonStyle('onDeep')}>
            {form.label}
          </a>
          <a href={action.href} className={buttonStyle('quietOnDeep')}>
            {action.label}
          </a>
        </p>
      </PageBanner>
      <Container className="grid items-start gap-12 py-14 md:py-20 lg:grid-cols-[3fr_2fr] lg:gap-20">
        <Enquiry name="flight" texts={form} />
        <ContactPanel />
      </Container>
      <Airlines />
      <Section surface="sand" close>
        <ul className="grid gap-10 md:grid-cols-2">
          {advice.map(({ heading, paragraph }) => (
            <li key={heading} className="border-t-4 border-coral pt-5">
              <h2 className="text-card">{heading}</h2>
              <p className="mt-2">{paragraph}</p>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
