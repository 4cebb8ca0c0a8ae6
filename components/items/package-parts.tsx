import { OptionsAndTotal } from '@/components/choice/options-and-total';
import { ExampleTerms } from '@/components/company/example-tag';
import { GuestQuote } from '@/components/company/guest-quote';
import { DateLine, DayForm } from '@/components/dates/dated-trip';
import { CoverageLists } from '@/components/packages/coverage';
import { HostNote, Itinerary } from '@/components/packages/itinerary';
import { CardPrice, DialogPrice, Price } from '@/components/packages/price';
import { PriceMeaning, PriceSection } from '@/components/packages/price-section';
import { TripDates } from '@/components/packages/trip-dates';
import { BulletPoints } from '@/components/ui/bullet-list';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { routeOf } from '@/lib/content/query/items';
import type { Package } from '@/lib/content/query/packages';
import { labels, testimonials } from '@/lib/content/query/site';
import { coverageOf } from '@/lib/content/query/terms';
import { viewOf } from '@/lib/item-types/views';
import { anchors } from '@/lib/routes/anchors';
import type { ItemParts } from './item-parts-type';
import { LeadLines } from './lead-lines';

export const packageParts: ItemParts<Package> = {
  showsTextInList: true,
  CardNote: ({ item }) => (
    <DateLine item={item} className="text-sm font-medium text-lagoon empty:hidden" />
  ),
  CardFoot: CardPrice,
  isTrip: true,
  BannerNote: ({ item }) => (
    <Price item={item} className="mt-3 flex flex-wrap items-baseline gap-x-3" size="text-3xl">
      <span>{labels.price.perPerson}</span>
    </Price>
  ),
  PageText: ({ item }) => (
    <div className="lg:col-start-1">
      <Itinerary item={item} />
      <HostNote host={item.host} />
    </div>
  ),
  PageSections: ({ item }) => (
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
  DialogStart: ({ item }) => (
    <>
      <LeadLines lines={[viewOf(item).cardLine]} />
      <div className="grid w-full gap-3">
        {/* Screen readers read it before the price; it is shown after the price. */}
        <ExampleTerms className="order-2" />
        <DialogPrice item={item} />
      </div>
      <BulletPoints points={item.description} />
    </>
  ),
  DialogEnd: ({ item }) => (
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
  ),
  TextEnd: ({ item }) => <GuestQuote guest={testimonials.find(({ id }) => id === item.guest)} />,
};
