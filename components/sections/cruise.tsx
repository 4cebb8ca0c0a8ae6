import { CrossingCard } from '@/components/cards/crossing-card';
import { OperatorCard } from '@/components/cards/operator-card';
import { CardGrid } from '@/components/ui/card-grid';
import { FactList } from '@/components/ui/fact-list';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { factsAboveCrossings, whoSailsAll } from '@/lib/content/cruise';
import { itemsOf } from '@/lib/content/items';
import { pages } from '@/lib/content/site';
import { ItemSection } from './item-section';

const { operators, routes } = pages.cruise;

/** The ferry operators. */
export function Operators() {
  return (
    <ItemSection id="popular-cruise" texts={operators} surface="sand">
      {itemsOf('operator').map((item) => (
        <OperatorCard key={item.slug} item={item} />
      ))}
    </ItemSection>
  );
}

/** The ferry crossings: what holds on all of them, then each with what is special to it. */
export function FerryRoutes() {
  const ships = whoSailsAll();
  const who = ships ? [{ label: operators.label, value: ships }] : [];
  return (
    <Section surface="deep" labelledBy="ferry-routes">
      <div className="mb-8 grid items-end gap-8 xl:grid-cols-2">
        <SectionHeading id="ferry-routes" {...routes} onDeep />
        <div className="bg-white p-6 text-ink">
          <FactList facts={[...who, ...factsAboveCrossings()]} />
        </div>
      </div>
      <CardGrid wide>
        {itemsOf('crossing').map((item) => (
          <CrossingCard key={item.slug} item={item} withShips={!ships} />
        ))}
      </CardGrid>
    </Section>
  );
}
