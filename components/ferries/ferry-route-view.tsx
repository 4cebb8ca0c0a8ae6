import type { ItemView } from '@/components/items/item-view';
import { RelatedPackages } from '@/components/items/related-items';
import { FerryRouteMap } from '@/components/map/item-map';
import { Paragraphs } from '@/components/ui/paragraphs';
import { type FerryRoute, operatorsOf } from '@/lib/content/query/ferries';
import { packagesTaking } from '@/lib/content/query/packages';
import { labels, pages } from '@/lib/content/query/site';
import { FerryLinks, NameLinks } from './ferry-links';
import { factsOf, shortFactsOf } from './ferry-rules';

/** So many packages stand on the page of a ferry route; most packages take it. */
const packagesShown = 4;

/** What is special to a ferry route. */
export function ferryRouteView(item: FerryRoute): ItemView {
  const { label } = pages.ferries.operators;
  const figures = shortFactsOf(item).join(', ');
  return {
    card: {
      subtitle: <span className="tabular">{figures}</span>,
      text: <p className="card-extra text-base">{item.description}</p>,
    },
    figure: <p className="tabular mt-3 text-xl">{figures}</p>,
    text: () => <Paragraphs texts={item.details} />,
    facts: [...factsOf(item), { label, value: <NameLinks items={operatorsOf(item)} /> }],
    panel: <FerryLinks />,
    map: <FerryRouteMap item={item} />,
    related: (
      <RelatedPackages
        heading={labels.byThisFerry}
        packages={packagesTaking(item.slug).slice(0, packagesShown)}
        surface="deep"
      />
    ),
  };
}
