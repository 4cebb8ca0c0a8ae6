import { GoodToKnow } from '@/components/items/good-to-know';
import { ItemPage } from '@/components/items/item-page';
import { ItemStart } from '@/components/items/item-start';
import { RelatedFerryRoutes } from '@/components/items/related-items';
import { OpeningNote } from '@/components/planning/opening-note';
import { ScheduleLinks } from '@/components/planning/schedule-links';
import { ShareLinks } from '@/components/trip-dates/share-links';
import { FactList } from '@/components/ui/fact-list';
import { commonRulesOf, ferryRoutesOf, type Operator, rulesOf } from '@/lib/content/query/cruise';
import { routeOf } from '@/lib/content/query/items';
import { labels } from '@/lib/content/query/site';
import { aboutOf } from '@/lib/item-types/item-types';
import { CancelledLink, FerryStory } from './ferry-story';

/** The page of a ferry operator, with what holds on every ferry. */
export function OperatorPage({ item }: { item: Operator }) {
  const commonRules = commonRulesOf(item);
  return (
    <ItemPage item={item}>
      <ItemStart item={item} figures={<GoodToKnow facts={rulesOf(item)} />}>
        <div className="max-w-prose space-y-6">
          <OpeningNote route={routeOf(item)} heading={item.name} />
          <FerryStory item={item} />
          <ScheduleLinks operator={item} />
          <CancelledLink />
          {commonRules.length > 0 && (
            <div className="space-y-3 pt-4">
              <h2 className="text-2xl">{labels.tripExport.ferries}</h2>
              <FactList facts={commonRules} />
            </div>
          )}
          <ShareLinks about={aboutOf(item)} />
        </div>
      </ItemStart>
      <RelatedFerryRoutes heading={labels.otherFerryRoutes} ferryRoutes={ferryRoutesOf(item)} />
    </ItemPage>
  );
}
