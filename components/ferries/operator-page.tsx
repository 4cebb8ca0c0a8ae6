import { GoodToKnow } from '@/components/items/good-to-know';
import { ItemPage } from '@/components/items/item-page';
import { ItemStart } from '@/components/items/item-start';
import { OpeningNote } from '@/components/planning/opening-note';
import { ScheduleLinks } from '@/components/planning/schedule-links';
import { ShareLinks } from '@/components/trip-dates/share-links';
import type { Operator } from '@/lib/content/query/cruise';
import { routeOf } from '@/lib/content/query/items';
import { aboutOf } from '@/lib/item-types/item-types';
import { operatorRows } from './ferry-facts';
import { FerryLinks, FerryStory } from './ferry-story';

/** The page of a ferry operator. */
export function OperatorPage({ item }: { item: Operator }) {
  return (
    <ItemPage item={item}>
      {/* Nothing follows it on this page. */}
      <div className="pb-6 md:pb-16">
        <ItemStart item={item} figures={<GoodToKnow facts={operatorRows(item)} />}>
          <div className="max-w-prose space-y-6">
            <OpeningNote route={routeOf(item)} heading={item.name} />
            <FerryStory item={item} />
            <ScheduleLinks operator={item} />
            <FerryLinks />
            <ShareLinks about={aboutOf(item)} />
          </div>
        </ItemStart>
      </div>
    </ItemPage>
  );
}
