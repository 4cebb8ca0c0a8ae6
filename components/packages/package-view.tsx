import { Fragment } from 'react';
import { DatedTrip } from '@/components/dates/dated-trip';
import { DayForm } from '@/components/dates/day-form';
import type { ItemView } from '@/components/items/item-view';
import { TripMap } from '@/components/map/item-map';
import { CoverageLists } from '@/components/terms/coverage';
import { ExampleTerms } from '@/components/terms/example-terms';
import { PriceMeaning } from '@/components/terms/price-meaning';
import { PriceOrRequest } from '@/components/terms/price-or-request';
import { BulletList, BulletPoints } from '@/components/ui/bullet-list';
import type { Fact } from '@/components/ui/fact-list';
import { leadStyle } from '@/components/ui/lead-style';
import { Section } from '@/components/ui/section';
import { textLink } from '@/components/ui/text-link';
import { routeOf } from '@/lib/content/query/items';
import { nightsOf } from '@/lib/content/query/itinerary';
import { isStopover, namesOf, type Package } from '@/lib/content/query/packages';
import { placesBySlug, shortNameOf } from '@/lib/content/query/places';
import { labels, pages } from '@/lib/content/query/site';
import { coverageOf, isAboutOtherPlace } from '@/lib/content/query/terms';
import { countNights } from '@/lib/dates/date-words';
import { Itinerary } from './itinerary';
import { PriceSection } from './price-section';
import { PriceStrip } from './price-strip';
import { TripDates } from './trip-dates';

const linkStyle = 'text-lagoon underline underline-offset-4 hover:text-deep';

/** What is special to a package: its price, its nights, its days, and what the price covers. */
export function packageView(item: Package): ItemView {
  const { length, list, subtitle } = namesOf(item);
  return {
    card: {
      subtitle,
      text: (
        <>
          <p className="text-base leading-snug">{nightsInShort(item)}</p>
          <DatedTrip
            item={item}
            as="line"
            className="text-sm font-medium text-ember empty:hidden"
          />
        </>
      ),
      strip: <PriceStrip item={item} brief />,
    },
    label: [list, length?.replaceAll(' ', '\u00a0')].filter(Boolean).join(', '),
    figure: (
      <PriceOrRequest
        item={item}
        className="mt-3 flex flex-wrap items-baseline gap-x-3"
        size="text-3xl"
        showsFormer
      >
        <span>{labels.perPerson}</span>
      </PriceOrRequest>
    ),
    lead: item.introduction,
    text: (level) => <BulletList level={level} heading={labels.overview} items={item.overview} />,
    facts: factsOf(item),
    panel: (
      <>
        <a href={`${routeOf(item)}#dates`} className={textLink}>
          {labels.dates.legend}
        </a>
        <ExampleTerms />
      </>
    ),
    dialogStart: (
      <>
        {subtitle && <p className={leadStyle}>{subtitle}</p>}
        <div className="grid w-full gap-3">
          {/* Read before the price, seen after it. */}
          <ExampleTerms className="order-2" />
          <PriceStrip item={item} />
        </div>
        <BulletPoints points={item.description} />
      </>
    ),
    dialogEnd: <DialogEnd item={item} />,
    map: <TripMap item={item} />,
    days: <Itinerary item={item} />,
    sections: (
      <>
        <TripDates item={item} />
        <div className="print:hidden">
          <Section surface="sand" compact>
            <PriceSection item={item} />
          </Section>
        </div>
      </>
    ),
    contents: [
      { id: 'map', heading: labels.map.trip },
      { id: 'days', heading: labels.dayByDay },
      { id: 'dates', heading: labels.dates.legend },
      { id: 'price', heading: labels.priceMeaning },
    ],
    isTrip: true,
  };
}

/** For whom a trip is not, and where it goes: each place links to its page, and says if a trip only stops there. */
function factsOf(item: Package): Fact[] {
  const places = placesBySlug(item.places);
  const links = places.map((place, index) => (
    <Fragment key={place.slug}>
      {index > 0 && ', '}
      <a href={routeOf(place)} className={linkStyle}>
        {shortNameOf(place.slug)}
      </a>
      {isStopover(item, place.slug) && ` ${labels.stop}`}
    </Fragment>
  ));
  return [
    { label: pages.compare.columns.unsuited, value: item.unsuited },
    ...(places.length > 0 ? [{ label: labels.visits, value: links }] : []),
  ];
}

/** What the dialog has of the page's sections: the way to the days, what the price covers, the dates. */
function DialogEnd({ item }: { item: Package }) {
  const rows = coverageOf(item);
  return (
    <>
      <p>
        {`${labels.dayByDay}: `}
        <a href={`${routeOf(item)}#days`} className={linkStyle}>
          {item.duration}
        </a>
      </p>
      {isAboutOtherPlace(rows, item) && <p>{labels.coverage.byTrip}</p>}
      <CoverageLists level="h4" rows={rows} />
      <DayForm id={`arrive-${item.slug}`}>
        <DatedTrip item={item} as="line" className="mt-2 font-medium empty:hidden" />
        <p className="mt-2">
          <a href={`${routeOf(item)}#dates`} className={textLink}>
            {labels.dates.whole}
          </a>
        </p>
      </DayForm>
      <PriceMeaning on="dialog" />
    </>
  );
}

/**
 * Nights in one line: 2 nights Port Blair, 1 Neil, 1 Havelock. Each stays with the name of its place, unless
 * the line is too short for them.
 */
function nightsInShort(item: Package) {
  const nights = nightsOf(item);
  return nights.map(({ name, nights: count }, index) => {
    const comma = index < nights.length - 1 ? ',' : '';
    return (
      <Fragment key={name}>
        {index > 0 && ' '}
        <span className="inline-block">
          {`${index > 0 ? count : countNights(count)} ${name}${comma}`}
        </span>
      </Fragment>
    );
  });
}
