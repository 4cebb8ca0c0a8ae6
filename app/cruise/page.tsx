import { PageBanner } from '@/components/banner/page-banner';
import { BookingButton } from '@/components/enquiry/enquiry-section';
import { FerryOperatorTable, FerryRoutes } from '@/components/ferries/ferry-sections';
import { CardSection } from '@/components/items/card-section';
import { SectionNav } from '@/components/items/section-nav';
import { ItemMap } from '@/components/map/item-map';
import { buttonStyle } from '@/components/ui/button-style';
import { Paragraphs } from '@/components/ui/paragraphs';
import { Section, SectionHeading } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { labels, pages } from '@/lib/content/query/all-content';
import { itemsOfType } from '@/lib/content/query/items';
import { ferriesMapData } from '@/lib/item-types/ferries';
import { pageMetadata } from '@/lib/pages/metadata';
import { anchors } from '@/lib/routes/anchors';
import { routes } from '@/lib/routes/routes';

export const metadata = pageMetadata(routes.ferries);

export default function FerriesPage() {
  const { banner, sea, weather, ferryOperators, ferryRoutes } = pages.ferries;
  const entries = [
    { href: `#${anchors.ferries.operators}`, label: ferryOperators.label },
    { href: `#${anchors.ferries.routes}`, label: ferryRoutes.heading },
    { href: `#${anchors.ferries.rules}`, label: labels.ferries.everyFerry },
    { href: `#${anchors.ferries.sea}`, label: sea.label },
    { href: routes.ferryCancelled, label: labels.ferries.cancelled },
  ];
  return (
    <>
      <PageBanner
        route={routes.ferries}
        {...banner}
        label={labels.comparison.headings.ferries}
        compact
      />
      <SectionNav links={entries}>
        <BookingButton
          className={`${buttonStyle()} min-h-11 px-4 py-2 whitespace-nowrap max-wide:hidden`}
        />
      </SectionNav>
      <CardSection
        id={anchors.ferries.operators}
        {...ferryOperators}
        surface="sand"
        items={itemsOfType('ferryOperator')}
        showAll
      />
      <FerryRoutes showRules />
      <FerryOperatorTable />
      <Section labelledBy={anchors.ferries.weather}>
        <div className="grid items-start gap-x-16 gap-y-14 lg:grid-cols-text-panel">
          <ItemMap {...ferriesMapData(itemsOfType('ferryRoute'))} />
          <div className="space-y-4">
            <SectionHeading id={anchors.ferries.sea} heading={sea.heading} size="part" />
            <Paragraphs texts={sea.paragraphs} />
            <SectionHeading
              id={anchors.ferries.weather}
              heading={weather.heading}
              size="part"
              className="pt-8"
            />
            <Paragraphs texts={weather.paragraphs} />
            <p>
              <TextLink href={routes.prices}>{labels.price.allTerms}</TextLink>
            </p>
          </div>
        </div>
      </Section>
    </>
  );
}
