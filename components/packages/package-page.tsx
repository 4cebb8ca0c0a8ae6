import { ItemPage } from '@/components/items/item-page';
import { ItemStart } from '@/components/items/item-start';
import { RelatedPlaces } from '@/components/items/related-items';
import { OpeningNote } from '@/components/planning/opening-note';
import { BufferNights } from '@/components/trip-dates/buffer-nights';
import { TripExport } from '@/components/trip-dates/trip-export';
import { TripSheet } from '@/components/trip-dates/trip-sheet';
import { Section } from '@/components/ui/section';
import { TwoColumns } from '@/components/ui/two-columns';
import { routeOf } from '@/lib/content/query/items';
import { headingOf, type Package, subtitleOf } from '@/lib/content/query/packages';
import { placesNamed } from '@/lib/content/query/places';
import { labels } from '@/lib/content/query/site';
import { PackagePrice } from './package-price';
import { PackageStory, Visited } from './package-story';
import { PriceFigures, PriceLine } from './price';
import { TripDays } from './trip-days';

/** The page of a package: what it is, its days, its price, and what to know before it. */
export function PackagePage({ item }: { item: Package }) {
  return (
    <ItemPage
      item={item}
      name={subtitleOf(item)}
      price={
        item.price && (
          <PriceLine price={item.price}>
            <span>{labels.perPerson}</span>
          </PriceLine>
        )
      }
      contents={[
        { id: 'map', heading: labels.map.trip },
        { id: 'days', heading: labels.dayByDay },
        { id: 'when-to-go', heading: labels.whenToGo },
        { id: 'price', heading: labels.priceMeaning },
        { id: 'trip-export', heading: labels.tripExport.heading },
      ]}
      popup
    >
      <ItemStart
        item={item}
        figures={<PriceFigures item={item} on="page" />}
        // Beside the story, where that is the longer one.
        aside={item.introduction && <Visited item={item} />}
        otherCallToAction="always"
      >
        <OpeningNote route={routeOf(item)} heading={headingOf(item)} />
        <PackageStory item={item} />
      </ItemStart>
      <Section close>
        <TripDays item={item} />
      </Section>
      <Section surface="sand" close>
        <PackagePrice item={item} />
      </Section>
      <Section close>
        <TwoColumns>
          <div>
            <TripExport item={item} />
            <TripSheet item={item} />
          </div>
          <BufferNights item={item} />
        </TwoColumns>
      </Section>
      <RelatedPlaces places={placesNamed(item.destinations)} />
    </ItemPage>
  );
}
