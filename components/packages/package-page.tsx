import { TripChoice } from '@/components/choice/trip-choice';
import { GuestQuote } from '@/components/company/testimonials';
import { EnquiryLink } from '@/components/contact/contact-links';
import { DateLineIsland } from '@/components/dates/date-line';
import { DayByDayIsland } from '@/components/dates/day-by-day';
import { DayForm } from '@/components/dates/day-form';
import { BookingButton } from '@/components/enquiry/enquiry-section';
import { CoverageLists } from '@/components/guide/coverage';
import { DialogFrame } from '@/components/items/item-dialog';
import { columns, ItemBanner, ItemPanel } from '@/components/items/item-page';
import { ItemText, LeadLines } from '@/components/items/item-text';
import { DialogPrice, Price } from '@/components/items/price';
import { navButtonStyle, SectionNav } from '@/components/items/section-nav';
import { ItemMap } from '@/components/map/item-map';
import { BulletList, BulletPoints } from '@/components/ui/bullet-list';
import { buttonStyle } from '@/components/ui/button-style';
import { ExampleTag, TermsExampleTag } from '@/components/ui/example-tag';
import { FactList } from '@/components/ui/fact-list';
import { LinkList } from '@/components/ui/link-list';
import { Container, Section, SectionHeading } from '@/components/ui/section';
import { rowLinkStyle, TextLink } from '@/components/ui/text-link';
import { flights, labels, people, testimonials } from '@/lib/content/query/all-content';
import type { Package } from '@/lib/content/query/packages';
import { coverageOf } from '@/lib/content/query/prices';
import type { ViewWithDialog } from '@/lib/item-types/item-view';
import { packageLabel, whenToGoOf } from '@/lib/item-types/package';
import { viewOf } from '@/lib/item-types/views';
import { menuNameOf, sitePageAt } from '@/lib/pages/site-pages';
import { anchors } from '@/lib/routes/anchors';
import { routes } from '@/lib/routes/routes';
import { Itinerary, Planner, PlannerQuote, SafetyNotes } from './itinerary';

type Props = { item: Package };

const sectionLinks = [
  { href: `#${anchors.item.map}`, label: labels.contents.map },
  { href: `#${anchors.package.dates}`, label: labels.contents.dates },
  { href: `#${anchors.package.days}`, label: labels.itinerary.dayByDay },
  { href: `#${anchors.package.total}`, label: labels.contents.hotelsAndTotal },
  { href: `#${anchors.package.price}`, label: labels.price.included },
];

/**
 * The page of a package: a banner with the price; text, dates and days, with a panel and a map beside them; hotels,
 * extras and total; and what the price means. Only the dates and the days are printed.
 */
export function PackagePage({ item }: Props) {
  const view = viewOf(item);
  const { name, route } = view;
  const mapData = view.mapData();
  return (
    <article data-package={JSON.stringify({ name, route })}>
      <ItemBanner view={view} label={packageLabel(item)}>
        <Price item={item} className="mt-3 flex flex-wrap items-baseline gap-x-3" size="text-3xl">
          <span>{labels.price.perPerson}</span>
        </Price>
      </ItemBanner>
      <SectionNav links={sectionLinks}>
        <EnquiryLink item={view} variant="quiet" className={navButtonStyle} />
      </SectionNav>
      <Container className={columns.all}>
        <div className={`${columns.text} print:hidden`}>
          <PackageText item={item} view={view} level={2} />
        </div>
        <div className={`${columns.panel} print:hidden`}>
          <ItemPanel view={view} examples={[...people, ...flights]} />
          {mapData && <ItemMap {...mapData} />}
        </div>
        <div className={columns.belowText}>
          <TripDates item={item} />
          <Itinerary item={item} />
          <PlannerQuote {...item.planner} />
          <SafetyNotes {...item} />
        </div>
      </Container>
      <div className="print:hidden">
        <TripChoice item={item} />
        <PriceSection item={item} />
      </div>
    </article>
  );
}

/** The dialog of a package: price, text, facts, what the price covers, and dates. */
export function PackageDialog({ item }: Props) {
  const view = viewOf(item);
  const { route } = view;
  return (
    <DialogFrame view={view}>
      <LeadLines lines={[view.card.subtitle]} />
      <div className="grid w-full gap-3">
        {/* Shown after the price, but screen readers should read it first. */}
        <TermsExampleTag className="order-2" />
        <DialogPrice item={item} />
      </div>
      <BulletPoints points={item.points} />
      <PackageText item={item} view={view} level={4} />
      <FactList facts={view.facts()} stacked />
      <p className="print:hidden">
        {`${labels.itinerary.dayByDay}: `}
        <TextLink href={`${route}#${anchors.package.days}`}>{item.duration}</TextLink>
      </p>
      <CoverageLists level={4} rows={coverageOf(item)} />
      <FactList facts={whenToGoOf(item)} stacked />
      <DayForm id={`arrive-${item.slug}`}>
        <DateLineIsland route={route} className="mt-2 font-medium empty:hidden" />
        <p className="mt-2">
          <TextLink href={`${route}#${anchors.package.dates}`}>{labels.dates.withDates}</TextLink>
        </p>
      </DayForm>
      <p>{labels.price.inShort}</p>
      <PriceNotes item={item} />
    </DialogFrame>
  );
}

/** When to go, and the visitor's dates. */
function TripDates({ item }: Props) {
  return (
    <section aria-labelledby={anchors.package.dates} className="mb-14">
      <SectionHeading
        id={anchors.package.dates}
        heading={labels.dates.legend}
        size="part"
        className="mb-4"
      />
      <FactList facts={whenToGoOf(item)} stacked />
      <DayForm id="arrive" className="mt-6" />
      <DayByDayIsland item={item} className="mt-4" />
      <p className="print:hidden">
        <a href={routes.ferryCancelled} className={rowLinkStyle}>
          {labels.ferries.cancelled}
        </a>
      </p>
    </section>
  );
}

/** The text of a package on its page and in its dialog: who plans it, what it offers, and a guest's quote. */
function PackageText({ item, view, level }: Props & { view: ViewWithDialog; level: 2 | 4 }) {
  return (
    <ItemText view={view} level={level}>
      <Planner {...item.planner} />
      <BulletList level={level} heading={labels.packages.overview} points={item.overview} />
      <GuestQuote guest={testimonials.find(({ id }) => id === item.testimonial)} />
    </ItemText>
  );
}

/** What the price of a package covers and means, with the button that opens an enquiry. */
function PriceSection({ item }: { item: Package }) {
  return (
    <Section>
      <SectionHeading
        id={anchors.package.price}
        heading={labels.price.included}
        size="part"
        className="mb-6"
      />
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-text-panel">
        <div className="grid content-start gap-x-16 gap-y-6 md:grid-cols-2">
          <CoverageLists level={3} rows={coverageOf(item)} />
        </div>
        <div className="space-y-6">
          <PriceNotes item={item} />
          <BookingButton className={`${buttonStyle()} max-wide:hidden`} />
        </div>
      </div>
    </Section>
  );
}

/** Links to pages about all packages, named as in the menus. */
const links = [routes.prices, routes.compare].map((route) => ({
  href: route,
  label: menuNameOf(sitePageAt(route)),
}));

function PriceNotes({ item }: { item: Package }) {
  return (
    <div>
      {item.price.example && (
        <p className="mb-2">
          {labels.price.exampleNote} <ExampleTag entries={[item.price]} />
        </p>
      )}
      <LinkList links={links} />
    </div>
  );
}
