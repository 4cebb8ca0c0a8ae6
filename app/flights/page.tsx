import { sitePage } from '@/components/kinds/site-pages';
import { PageBanner } from '@/components/layout/page-banner';
import { Airlines } from '@/components/sections/airlines';
import { ContactPanel } from '@/components/sections/contact-panel';
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
  // As many as make the column beside the form as high as the form.
  const [beside, below] = [advice.slice(0, 2), advice.slice(2)];
  return (
    <>
      <PageData route={routes.flights} />
      <PageBanner {...banner} low>
        <a href={action.href} className={`${buttonStyle('quietOnDeep')} mt-4 md:mt-6`}>
          {action.label}
        </a>
      </PageBanner>
      <Container className="grid items-start gap-12 py-8 md:py-16 lg:grid-cols-[3fr_2fr] lg:gap-16">
        <Enquiry name="flight" texts={form} />
        <div className="grid gap-12">
          <ContactPanel />
          <ul className="grid gap-8 md:grid-cols-2 lg:grid-cols-1">{beside.map(note)}</ul>
        </div>
        <ul className="grid gap-8 md:grid-cols-2 lg:col-span-full lg:gap-16">{below.map(note)}</ul>
      </Container>
      <Airlines />
    </>
  );
}

function note({ heading, paragraph }: { heading: string; paragraph: string }) {
  return (
    <li key={heading} className="border-t-4 border-coral pt-4">
      <h2 className="text-card">{heading}</h2>
      <p className="mt-2">{paragraph}</p>
    </li>
  );
}
