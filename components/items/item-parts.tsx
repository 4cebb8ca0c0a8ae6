import { ExampleTerms } from '@/components/company/example-tag';
import { GuestQuote } from '@/components/company/guest-quote';
import { DateLine, DayForm } from '@/components/dates/dated-trip';
import { ScheduleLinks } from '@/components/ferries/operator-list';
import { CoverageLists } from '@/components/packages/coverage';
import { DialogPrice } from '@/components/packages/price';
import { PriceMeaning, PriceSection } from '@/components/packages/price-section';
import { TripDates } from '@/components/packages/trip-dates';
import { OptionsAndTotal } from '@/components/trip-options/options-and-total';
import { PagePrices } from '@/components/trip-options/page-prices';
import { BulletPoints } from '@/components/ui/bullet-list';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { routeOf } from '@/lib/content/query/items';
import type { Package } from '@/lib/content/query/packages';
import { labels, testimonials } from '@/lib/content/query/site';
import { coverageOf } from '@/lib/content/query/terms';
import { type ItemWithDialog, type ShownView, viewOf } from '@/lib/item-types/views';
import { anchors } from '@/lib/routes/anchors';
import { PlaceSections, ThingsToDo } from './place-sections';

// The parts of a page and of a dialog that are not the same for all types. Cards differ in item-card.tsx.

type Props = { item: ItemWithDialog };
type ViewProps = Props & { view: ShownView };

/** What follows the text on the page and in the dialog. Its headings have this level. */
export function TextEnd({ item, level }: Props & { level: 'h2' | 'h4' }) {
  switch (item.type) {
    case 'package':
      return <GuestQuote guest={testimonials.find(({ id }) => id === item.guest)} />;
    case 'operator':
      return <ScheduleLinks operator={item} />;
    default:
      return <PagePrices about={viewOf(item).about} level={level} />;
  }
}

/** The sections of the page before the related items. */
export function PageSections({ item }: Props) {
  switch (item.type) {
    case 'package':
      return (
        <>
          <TripDates item={item} />
          <div className="print:hidden">
            <OptionsAndTotal trip={item} />
            <Section compact>
              <PriceSection item={item} />
            </Section>
          </div>
        </>
      );
    case 'place':
      return <PlaceSections item={item} />;
    default:
      return null;
  }
}

/** The start of the dialog, under the name: the first sentence or the taglines; for a package, also its price. */
export function DialogStart({ item, view }: ViewProps) {
  if (item.type === 'package') return <PackageDialogStart item={item} view={view} />;
  return <LeadLines lines={view.firstSentence ? [view.firstSentence] : view.taglines} />;
}

/** The end of the dialog, after the facts. */
export function DialogEnd({ item }: Props) {
  switch (item.type) {
    case 'package':
      return <PackageDialogEnd item={item} />;
    case 'place':
      return (
        <>
          <ThingsToDo things={item.thingsToDo} level="h4" />
          <p>{item.closing}</p>
        </>
      );
    default:
      return null;
  }
}

/** The start of a package's dialog: subtitle, price, description and introduction. */
function PackageDialogStart({ item, view }: { item: Package; view: ShownView }) {
  return (
    <>
      <LeadLines lines={[view.cardLine]} />
      <div className="grid w-full gap-3">
        {/* Screen readers read it before the price; it is shown after the price. */}
        <ExampleTerms className="order-2" />
        <DialogPrice item={item} />
      </div>
      <BulletPoints points={item.description} />
      <LeadLines lines={[view.firstSentence]} />
    </>
  );
}

/** The end of a package's dialog: a link to the days, what the price covers, and the dates. */
function PackageDialogEnd({ item }: { item: Package }) {
  return (
    <>
      <p className="print:hidden">
        {`${labels.itinerary.dayByDay}: `}
        <TextLink href={`${routeOf(item)}#${anchors.trip.days}`}>{item.duration}</TextLink>
      </p>
      <CoverageLists level="h4" rows={coverageOf(item)} />
      <DayForm id={`arrive-${item.slug}`}>
        <DateLine item={item} className="mt-2 font-medium empty:hidden" />
        <p className="mt-2">
          <TextLink href={`${routeOf(item)}#${anchors.trip.dates}`}>{labels.dates.whole}</TextLink>
        </p>
      </DayForm>
      <h4 className="text-xl">{labels.price.meaning}</h4>
      <PriceMeaning item={item} />
    </>
  );
}

/** The lines that say what an item is, in large letters; missing ones are left out. */
export function LeadLines({ lines }: { lines: readonly (string | undefined)[] }) {
  return lines.filter(Boolean).map((line) => (
    <p key={line} className="text-lead font-medium text-lagoon">
      {line}
    </p>
  ));
}
