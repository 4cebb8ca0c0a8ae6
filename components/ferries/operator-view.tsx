import { ScheduleLinks } from '@/components/ferries/schedule-links';
import type { ItemView } from '@/components/items/item-view';
import { RelatedFerryRoutes } from '@/components/items/related-items';
import { FerriesMap } from '@/components/map/item-map';
import { Paragraphs } from '@/components/ui/paragraphs';
import { ferryRoutesOf, type Operator } from '@/lib/content/query/ferries';
import { pages } from '@/lib/content/query/site';
import { FerryLinks, NameLinks } from './ferry-links';
import { rulesOf } from './ferry-rules';

/** What is special to a ferry operator. */
export function operatorView(item: Operator): ItemView {
  const { label } = pages.ferries.routes;
  const ferryRoutes = ferryRoutesOf(item);
  return {
    card: {
      subtitle: item.title,
      text: <p className="card-extra text-base">{item.description}</p>,
    },
    lead: item.description,
    text: () => (
      <>
        <Paragraphs texts={item.details} />
        <ScheduleLinks operator={item} />
      </>
    ),
    facts: [...rulesOf(item), { label, value: <NameLinks items={ferryRoutes} /> }],
    panel: <FerryLinks />,
    map: <FerriesMap ferryRoutes={ferryRoutes} />,
    related: <RelatedFerryRoutes heading={label} ferryRoutes={ferryRoutes} />,
  };
}
