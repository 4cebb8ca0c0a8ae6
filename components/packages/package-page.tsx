import { OpeningNote } from '@/components/guide/opening-note';
import { ItemIntro } from '@/components/items/item-intro';
import { ItemPage } from '@/components/items/item-page';
import { TripMap } from '@/components/map/item-map';
import { ExampleTerms } from '@/components/terms/example-terms';
import { PriceOrRequest } from '@/components/terms/price-or-request';
import { Section } from '@/components/ui/section';
import { routeOf } from '@/lib/content/query/items';
import { namesOf, type Package } from '@/lib/content/query/packages';
import { company, labels } from '@/lib/content/query/site';
import { Itinerary, TripDates } from './itinerary';
import { PackageStory } from './package-story';
import { PriceSection } from './price-section';
import { TripPanel } from './trip-panel';

/** The page of a package: what it is, its days, its price, and what to know before it. */
export function PackagePage({ item }: { item: Package }) {
  const { heading, length, list } = namesOf(item);
  return (
    <ItemPage
      item={item}
      label={[list, length?.replaceAll(' ', '\u00a0')].filter(Boolean).join(', ')}
      price={
        item.price && (
          <PriceOrRequest
            item={item}
            className="on-sheet mt-3 flex flex-wrap items-baseline gap-x-3"
            size="text-3xl"
            showsFormer
          >
            <span>{labels.perPerson}</span>
          </PriceOrRequest>
        )
      }
      contents={[
        { id: 'map', heading: labels.map.trip },
        { id: 'days', heading: labels.dayByDay },
        { id: 'dates', heading: labels.dates.legend },
        { id: 'price', heading: labels.priceMeaning },
      ]}
      popup
    >
      <ItemIntro
        item={item}
        figures={<TripPanel item={item} />}
        facts={<ExampleTerms />}
        layout="stickySidebar"
        aside={<TripMap item={item} />}
        more={<Itinerary item={item} />}
      >
        <OpeningNote route={routeOf(item)} heading={heading} />
        <PackageStory item={item} on="page" />
      </ItemIntro>
      <TripDates item={item} />
      <TripSheet item={item} />
      <Section surface="sand" compact>
        <PriceSection item={item} />
      </Section>
    </ItemPage>
  );
}

/** What stands under the days when a trip is printed: our numbers, and its address. */
function TripSheet({ item }: { item: Package }) {
  const numbers = [...company.phones, company.email].join(', ');
  return (
    <p className="trip-sheet on-sheet hidden">
      {`${company.name}: ${numbers}. ${company.site}${routeOf(item)}`}
    </p>
  );
}
