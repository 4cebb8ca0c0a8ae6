import { ScheduleLinks } from '@/components/ferries/schedule-links';
import { OpeningNote } from '@/components/guide/opening-note';
import { ItemDialog } from '@/components/items/item-dialog';
import { FactList } from '@/components/ui/fact-list';
import type { FerryRoute, Operator } from '@/lib/content/query/cruise';
import { routeOf } from '@/lib/content/query/items';
import { ferryRouteRows, operatorRows } from './ferry-facts';
import { FerryStory } from './ferry-story';

/** The dialog of a ferry route. */
export function FerryRouteDialog({ item }: { item: FerryRoute }) {
  return (
    <ItemDialog item={item}>
      <OpeningNote route={routeOf(item)} heading={item.name} />
      <FerryStory item={item} />
      <FactList facts={ferryRouteRows(item)} />
    </ItemDialog>
  );
}

/** The dialog of a ferry operator, with its rules and the links to its schedules. */
export function OperatorDialog({ item }: { item: Operator }) {
  return (
    <ItemDialog item={item}>
      <OpeningNote route={routeOf(item)} heading={item.name} />
      <FerryStory item={item} />
      <FactList facts={operatorRows(item)} />
      <ScheduleLinks operator={item} />
    </ItemDialog>
  );
}
