import type { ReactNode } from 'react';
import { ExampleTerms } from '@/components/company/example-tag';
import { GuestQuote } from '@/components/company/guest-quote';
import { DateLine, DayForm } from '@/components/dates/dated-trip';
import { ScheduleLinks } from '@/components/ferries/operator-list';
import { OpeningLine } from '@/components/guide/opening-note';
import { CoverageLists } from '@/components/packages/coverage';
import { HostNote, Itinerary } from '@/components/packages/itinerary';
import { CardPrice, DialogPrice, Price } from '@/components/packages/price';
import { PriceMeaning, PriceSection } from '@/components/packages/price-section';
import { TripDates } from '@/components/packages/trip-dates';
import { OptionsAndTotal } from '@/components/trip-options/options-and-total';
import { PagePrices } from '@/components/trip-options/page-prices';
import { BulletPoints } from '@/components/ui/bullet-list';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { routeOf } from '@/lib/content/query/items';
import { type Package, priceText } from '@/lib/content/query/packages';
import { labels, testimonials } from '@/lib/content/query/site';
import { coverageOf } from '@/lib/content/query/terms';
import type { ItemWithDialog, ShownView } from '@/lib/item-types/views';
import { anchors } from '@/lib/routes/anchors';
import { PlaceSections, ThingsToDo } from './place-sections';

/** The parts of a card, a dialog and a page that are not the same for all types. */
export type ItemParts = {
  /** On the card, the shape of the picture; by default wide. */
  cardPicture?: 'wide' | 'tall';
  /** On the card, below the text. */
  cardNote?: ReactNode;
  /** The price at the end of the card, below the name in a row of related items, and in the banner of the page. */
  price?: Record<'card' | 'tile' | 'banner', ReactNode>;
  /** On the page and in the dialog, after the text. Its headings have this level. */
  textEnd?: (level: 'h2' | 'h4') => ReactNode;
  /** On the page, under the map. */
  days?: ReactNode;
  /** On the page, before the related items. */
  sections?: ReactNode;
  /** In the dialog, under the name; by default the first sentence or the taglines. */
  dialogStart?: ReactNode;
  /** In the dialog, after the facts. */
  dialogEnd?: ReactNode;
};

/** The parts of an item. Packages have parts of their own; the other types share some, and may change them. */
export function partsOf(item: ItemWithDialog, view: ShownView): ItemParts {
  const shared: ItemParts = {
    cardNote: <OpeningLine item={item} />,
    textEnd: (level) => <PagePrices about={view.about} level={level} />,
  };
  switch (item.type) {
    case 'package':
      return packageParts(item, view);
    case 'place':
      return {
        ...shared,
        cardPicture: 'tall',
        sections: <PlaceSections item={item} />,
        dialogEnd: (
          <>
            <ThingsToDo things={item.thingsToDo} level="h4" />
            <p>{item.closing}</p>
          </>
        ),
      };
    case 'operator':
      return { ...shared, textEnd: () => <ScheduleLinks operator={item} /> };
    default:
      return shared;
  }
}

function packageParts(item: Package, view: ShownView): ItemParts {
  return {
    cardNote: <DateLine item={item} className="text-sm font-medium text-lagoon empty:hidden" />,
    price: {
      card: <CardPrice item={item} />,
      tile: item.price && (
        <span className="block text-base opacity-85">
          <strong className="tabular font-normal">{priceText(item)}</strong>{' '}
          <small className="font-sans text-sm">{labels.price.perPerson}</small>
        </span>
      ),
      banner: (
        <Price item={item} className="mt-3 flex flex-wrap items-baseline gap-x-3" size="text-3xl">
          <span>{labels.price.perPerson}</span>
        </Price>
      ),
    },
    textEnd: () => <GuestQuote guest={testimonials.find(({ id }) => id === item.guest)} />,
    days: (
      <>
        <HostNote host={item.host} />
        <Itinerary item={item} />
      </>
    ),
    sections: (
      <>
        <TripDates item={item} />
        <div className="print:hidden">
          <OptionsAndTotal trip={item} />
          <Section compact>
            <PriceSection item={item} />
          </Section>
        </div>
      </>
    ),
    dialogStart: <PackageDialogStart item={item} view={view} />,
    dialogEnd: <PackageDialogEnd item={item} />,
  };
}

/** The start of a package's dialog: subtitle, price, description and introduction. */
function PackageDialogStart({ item, view }: { item: Package; view: ShownView }) {
  return (
    <>
      <LeadLines lines={[view.card.line]} />
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
