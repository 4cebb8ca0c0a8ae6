import { sitePage } from '@/components/kinds/site-pages';
import { PageBanner } from '@/components/layout/page-banner';
import { Airlines } from '@/components/sections/airlines';
import { ContactLines } from '@/components/sections/contact-lines';
import { Enquiry } from '@/components/sections/enquiry';
import { PageData } from '@/components/seo/page-data';
import { buttonStyle } from '@/components/ui/button-style';
import { Container } from '@/components/ui/section';
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
      <Container className="pt-8 md:pt-16">
        <Enquiry name="flight" texts={form} contact={<ContactLines />} />
        <ul className="mt-12 gap-8 space-y-6 *:break-inside-avoid md:columns-2 lg:grid lg:grid-cols-4 lg:space-y-0 lg:pt-2">
          {advice.map(({ heading, paragraph }) => (
            <li key={heading} className="border-t border-line pt-4">
              <h2 className="text-card">{heading}</h2>
              <p className="mt-2 text-base">{paragraph}</p>
            </li>
          ))}
        </ul>
      </Container>
      <Airlines />
    </>
  );
}
