import { OpeningNote } from '@/components/guide/opening-note';
import { GoodToKnow } from '@/components/items/good-to-know';
import { ItemIntro } from '@/components/items/item-intro';
import { ItemPage } from '@/components/items/item-page';
import { RelatedPackages } from '@/components/items/related-items';
import { FerryRouteMap } from '@/components/map/item-map';
import { ShareItem } from '@/components/share/share-item';
import { Paragraphs } from '@/components/ui/paragraphs';
import type { FerryRoute } from '@/lib/content/query/cruise';
import { routeOf } from '@/lib/content/query/items';
import { packagesTaking } from '@/lib/content/query/packages';
import { labels } from '@/lib/content/query/site';
import { itemLinkOf } from '@/lib/item-types/item-types';
import { ferryRouteRows } from './ferry-facts';
import { FerryLinks } from './ferry-story';

/** So many packages stand on the page of a ferry route; most packages take it. */
const packagesShown = 4;

/** The page of a ferry route. */
export function FerryRoutePage({ item }: { item: FerryRoute }) {
  return (
    <ItemPage item={item}>
      <ItemIntro
        item={item}
        figures={<GoodToKnow facts={ferryRouteRows(item)} />}
        aside={<FerryLinks />}
      >
        <div className="max-w-text space-y-6">
          <OpeningNote route={routeOf(item)} heading={item.name} />
          <Paragraphs texts={item.details} />
        </div>
        <div className="max-w-text pt-6 md:pt-8">
          <FerryRouteMap item={item} />
        </div>
        <ShareItem about={itemLinkOf(item)} />
      </ItemIntro>
      <RelatedPackages
        heading={labels.byThisFerry}
        packages={packagesTaking(item.slug).slice(0, packagesShown)}
        surface="deep"
      />
    </ItemPage>
  );
}
