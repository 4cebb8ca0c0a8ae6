import { CrossingMap } from '@/components/map/crossing-map';
import { FactList } from '@/components/ui/fact-list';
import {
  allFactsOf,
  type Crossing,
  furtherFacts,
  mainFactsOf,
  operatorsOf,
} from '@/lib/content/cruise';
import { labels } from '@/lib/content/site';
import { terms } from '@/lib/content/terms';
import { CancelledLink, Story } from './cruise-body';
import { GoodToKnow } from './good-to-know';
import { OperatorList } from './operator-list';
import { Term } from './term';

/** The content of a crossing's dialog. */
export function CrossingBody({ item }: { item: Crossing }) {
  return (
    <>
      <Story item={item}>
        <FactList facts={allFactsOf(item)} />
      </Story>
      <SoldBy item={item} level="h4" />
      <Term term={terms.ferry} level="h4" />
      <CancelledLink />
    </>
  );
}

/** How long a crossing takes, from where, and when to report. */
export function CrossingFacts({ item }: { item: Crossing }) {
  return <GoodToKnow facts={mainFactsOf(item)} />;
}

/** The way of a crossing, and the other rules on board. */
export function CrossingWay({ item }: { item: Crossing }) {
  return (
    <div className="space-y-12">
      <CrossingMap item={item} />
      <div className="space-y-5">
        <h2 className="text-3xl">{labels.beforeSailing}</h2>
        <FactList facts={furtherFacts()} />
      </div>
    </div>
  );
}

/** Who sails a crossing, and what happens when a ship does not sail. */
export function CrossingTrade({ item }: { item: Crossing }) {
  return (
    <div className="space-y-12">
      <SoldBy item={item} level="h2" />
      <div className="space-y-4">
        <Term id="cancelled" term={terms.ferry} level="h2" />
        <CancelledLink />
      </div>
    </div>
  );
}

function SoldBy({ item, level: Heading }: { item: Crossing; level: 'h2' | 'h4' }) {
  return (
    <div>
      <Heading
        id={Heading === 'h2' ? 'sold-by' : undefined}
        className={Heading === 'h2' ? 'text-3xl' : 'text-xl'}
      >
        {labels.soldBy}
      </Heading>
      <div className="mt-3">
        <OperatorList operators={operatorsOf(item)} />
      </div>
      <p className="mt-3 text-base text-quiet">{labels.soldByNote}</p>
    </div>
  );
}
