import { PageBanner } from '@/components/banner/page-banner';
import { Carousel } from '@/components/carousel/carousel';
import { ContactPanel } from '@/components/contact/contact-panel';
import { EnquirySection } from '@/components/enquiry/enquiry-section';
import { buttonStyle } from '@/components/ui/button-style';
import { ExampleTag } from '@/components/ui/example-tag';
import { PointList } from '@/components/ui/point-list';
import { Container, Section, SectionHeading } from '@/components/ui/section';
import { airlines, flights, labels, pages } from '@/lib/content/query/all-content';
import { formatRupees } from '@/lib/money/money';
import { pageMetadata } from '@/lib/pages/metadata';
import { routes } from '@/lib/routes/routes';
import { interpolate } from '@/lib/text/interpolate';

export const metadata = pageMetadata(routes.flights);

const { banner, action, form, airlines: carousel, guide, guideHeading } = pages.flights;
const { withFlights, from, inShort } = labels.flights;

/** On phones, part of the next slide is visible at the end of the row, and the buttons are below it. */
const phoneStyle =
  'max-md:flex max-md:flex-col-reverse max-md:gap-3 max-md:[&_.carousel-viewport]:-me-5 max-md:[&_.carousel-viewport]:h-auto max-md:[&_.carousel-viewport]:pe-[calc(42%+--spacing(5))]';

export default function FlightsPage() {
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

function Fares() {
  return (
    <Container className="py-8">
      <h2 className="text-3xl">
        {withFlights} <ExampleTag entries={flights} />
      </h2>
      <ul className="mt-6 grid gap-x-12 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {flights.map(({ city, price, journey }) => (
          <li key={city} className="border-t border-line pt-4">
            <h3 className="text-xl">{interpolate(from, { city })}</h3>
            <p className="tabular font-serif text-2xl">
              {interpolate(inShort, { fares: formatRupees(price) })}
            </p>
            <p className="mt-1 text-base first-letter:uppercase">{journey}</p>
          </li>
        ))}
      </ul>
    </Container>
  );
}

/** A carousel of the airlines, four at a time, or one on phones. */
function Airlines() {
  return (
    <Section labelledBy="airlines">
      <div className="relative">
        <SectionHeading id="airlines" {...carousel} className="md:pr-48" />
        <Carousel
          name={carousel.heading}
          slides={airlines.map(({ id, code, name, note }) => ({
            id,
            content: (
              <div className="h-full border-t border-line pt-4">
                <p className="tabular text-lead font-semibold text-lagoon">{code}</p>
                <p className="font-serif text-xl">{name}</p>
                {note && <p className="text-base text-quiet">{note}</p>}
              </div>
            ),
          }))}
          library="swiper"
          controls="arrows"
          className={`mt-6 [--delay:2000] [--gap:30px] [--per-view:1] [--move:400] md:mt-12 md:[--delay:1000] md:[--per-view:4] ${phoneStyle}`}
          controlsClassName="text-strong md:absolute md:top-10 md:right-0"
        />
      </div>
    </Section>
  );
}
