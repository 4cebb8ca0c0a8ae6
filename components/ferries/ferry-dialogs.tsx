import { ItemDialog } from '@/components/items/item-dialog';
import { OpeningNote } from '@/components/planning/opening-note';
import { ScheduleLinks } from '@/components/planning/schedule-links';
import { Term } from '@/components/terms/term';
import { FactList } from '@/components/ui/fact-list';
import { allFactsOf, type FerryRoute, type Operator, rulesOf } from '@/lib/content/query/cruise';
import { routeOf } from '@/lib/content/query/items';
import { terms } from '@/lib/content/query/terms';
import { CancelledLink, FerryStory, SoldBy } from './ferry-story';

/** The dialog of a ferry route. */
export function FerryRouteDialog({ item }: { item: FerryRoute }) {
  return (
    <ItemDialog item={item}>
      <OpeningNote route={routeOf(item)} heading={item.name} />
      <FerryStory item={item}>
        <FactList facts={allFactsOf(item)} />
      </FerryStory>
      <SoldBy item={item} level="h4" />
      <Term term={terms.ferry} level="h4" />
      <CancelledLink />
    </ItemDialog>
  );
}

/** The dialog of a ferry operator, with its rules and the links to its schedules. */
export function OperatorDialog({ item }: { item: Operator }) {
  return (
    <ItemDialog item={item}>
      <OpeningNote route={routeOf(item)} heading={item.name} />
      <FerryStory item={item}>
        <FactList facts={rulesOf(item)} />
      </FerryStory>
      <ScheduleLinks operator={item} />
      <CancelledLink />
    </ItemDialog>
  );
}
