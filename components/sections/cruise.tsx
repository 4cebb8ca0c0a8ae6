import { CrossingCard } from '@/components/cards/crossing-card';
import { CrossingRow } from '@/components/cards/crossing-row';
import { OperatorCard } from '@/components/cards/operator-card';
import { FactList } from '@/components/ui/fact-list';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { commonFacts } from '@/lib/content/cruise';
import { itemsOf } from '@/lib/content/items';
import { pages } from '@/lib/content/site';
import { ItemSection } from './item-section';
import { ItemShelf } from './item-shelf';

const { operators, routes } = pages.cruise;

/** The ferry operators. */
export function Operators() {
  return (
    <ItemSection id="popular-cruise" texts={operators} surface="sand">
      {operatorCards()}
    </ItemSection>
  );
}

/** The ferry operators in a row. */
export function OperatorShelf() {
  return (
    <ItemShelf id="popular-cruise" texts={operators} surface="sand">
      {operatorCards()}
    </ItemShelf>
  );
}

function operatorCards() {
  return itemsOf('operator').map((item) => <OperatorCard key={item.slug} item={item} />);
}

/** The ferry crossings: what holds on all of them, then each with what is special to it. */
export function FerryRoutes() {
  return (
    <Section surface="deep" labelledBy="ferry-routes">
      <div className="mb-8 grid items-end gap-8 xl:grid-cols-2">
        <SectionHeading id="ferry-routes" {...routes} onDeep />
        <div className="bg-white p-6 text-ink">
          <FactList facts={commonFacts()} />
        </div>
      </div>
      <div className="grid gap-8 xl:grid-cols-2">
        {itemsOf('crossing').map((item) => (
          <CrossingCard key={item.slug} item={item} />
        ))}
      </div>
    </Section>
  );
}

/** The ferry crossings as a board of departures: beside the heading, two to a row. */
export function DepartureBoard() {
  return (
    <Section surface="deep" labelledBy="ferry-routes" close>
      <SectionHeading id="ferry-routes" {...routes} onDeep className="mb-10" />
      <div className="grid gap-x-12 border-t border-white/30 lg:grid-cols-2">
        {itemsOf('crossing').map((item) => (
          <CrossingRow key={item.slug} item={item} />
        ))}
      </div>
    </Section>
  );
}
