import { GoodToKnow } from '@/components/items/good-to-know';
import { ItemPage } from '@/components/items/item-page';
import { ItemStart } from '@/components/items/item-start';
import { RelatedPackages } from '@/components/items/related-items';
import { FerryRouteMap } from '@/components/map/ferry-route-map';
import { OpeningNote } from '@/components/planning/opening-note';
import { Term } from '@/components/terms/term';
import { ShareLinks } from '@/components/trip-dates/share-links';
import { FactList } from '@/components/ui/fact-list';
import { Section } from '@/components/ui/section';
import { TwoColumns } from '@/components/ui/two-columns';
import { type FerryRoute, furtherFacts, mainFactsOf } from '@/lib/content/query/cruise';
import { routeOf } from '@/lib/content/query/items';
import { packagesTaking } from '@/lib/content/query/packages';
import { labels, pages } from '@/lib/content/query/site';
import { terms } from '@/lib/content/query/terms';
import { aboutOf } from '@/lib/item-types/item-types';
import { CancelledLink, FerryStory, SoldBy } from './ferry-story';

/** The page of a ferry route. */
export function FerryRoutePage({ item }: { item: FerryRoute }) {
  return (
    <ItemPage
      item={item}
      contents={[
        { id: 'map', heading: labels.inShort.map },
        { id: 'sold-by', heading: pages.cruise.operators.label },
        { id: 'cancelled', heading: labels.inShort.cancelled },
      ]}
    >
      <ItemStart
        item={item}
        figures={<GoodToKnow facts={mainFactsOf(item)} />}
        otherCallToAction="wide"
      >
        <div className="max-w-prose space-y-6">
          <OpeningNote route={routeOf(item)} heading={item.name} />
          <FerryStory item={item} />
          <ShareLinks about={aboutOf(item)} />
        </div>
      </ItemStart>
      <Section surface="sand" close>
        <TwoColumns>
          <div className="space-y-12">
            <FerryRouteMap item={item} />
            <div className="space-y-5">
              <h2 className="text-3xl">{labels.beforeSailing}</h2>
              <FactList facts={furtherFacts()} />
            </div>
          </div>
          <div className="space-y-12">
            <SoldBy item={item} level="h2" />
            <div className="space-y-4">
              <Term id="cancelled" term={terms.ferry} level="h2" />
              <CancelledLink />
            </div>
          </div>
        </TwoColumns>
      </Section>
      <RelatedPackages
        heading={labels.byThisFerry}
        packages={packagesTaking(item.slug)}
        surface="deep"
      />
    </ItemPage>
  );
}
