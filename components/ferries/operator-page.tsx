import { ScheduleLinks } from '@/components/ferries/schedule-links';
import { OpeningNote } from '@/components/guide/opening-note';
import { GoodToKnow } from '@/components/items/good-to-know';
import { ItemIntro } from '@/components/items/item-intro';
import { ItemPage } from '@/components/items/item-page';
import { Related } from '@/components/items/related';
import { FerriesMap } from '@/components/map/item-map';
import { ShareItem } from '@/components/share/share-item';
import { ferryRoutesOf, type Operator } from '@/lib/content/query/cruise';
import { routeOf } from '@/lib/content/query/items';
import { pages } from '@/lib/content/query/site';
import { itemLinkOf } from '@/lib/item-types/item-types';
import { rulesOf } from './ferry-rules';
import { FerryLinks, FerryStory } from './ferry-story';

/** The page of a ferry operator. */
export function OperatorPage({ item }: { item: Operator }) {
  const routes = ferryRoutesOf(item);
  return (
    <ItemPage item={item}>
      <ItemIntro item={item} figures={<GoodToKnow facts={rulesOf(item)} />} aside={<FerryLinks />}>
        <div className="max-w-text space-y-6">
          <OpeningNote route={routeOf(item)} heading={item.name} />
          <FerryStory item={item} />
          <ScheduleLinks operator={item} />
        </div>
        <div className="max-w-text pt-6 md:pt-8">
          <FerriesMap ferryRoutes={routes} />
        </div>
        <ShareItem about={itemLinkOf(item)} />
      </ItemIntro>
      <Related
        id="ferry-routes"
        heading={pages.cruise.routes.label}
        surface="deep"
        items={routes.map((route) => ({
          href: routeOf(route),
          name: route.name,
          image: route.image,
        }))}
      />
    </ItemPage>
  );
}
