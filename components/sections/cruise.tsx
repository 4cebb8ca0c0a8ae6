import { CrossingCard } from '@/components/cards/crossing-card';
import { OperatorCard } from '@/components/cards/operator-card';
import { CardGrid } from '@/components/ui/card-grid';
import { FactList } from '@/components/ui/fact-list';
import { Fold } from '@/components/ui/fold';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { factsAboveCrossings, otherRules, whoSailsAll } from '@/lib/content/cruise';
import { itemsOf } from '@/lib/content/items';
import { pages } from '@/lib/content/site';
import { joinWords } from '@/lib/list';
import { ItemSection } from './item-section';

const { operators, routes } = pages.cruise;

/** The ferry operators. */
export function Operators() {
  return (
    <ItemSection id="popular-cruise" texts={operators} surface="sand">
      {itemsOf('operator').map((item) => (
        <OperatorCard key={item.slug} item={item} brief />
      ))}
    </ItemSection>
  );
}

/** The ferry crossings: what holds on all of them, then each with what is special to it. */
export function FerryRoutes() {
  const ships = whoSailsAll();
  const others = otherRules();
  const who = ships ? [{ label: operators.label, value: ships }] : [];
  return (
    <Section surface="deep" labelledBy="ferry-routes" close>
      <SectionHeading id="ferry-routes" {...routes} onDeep />
      <div className="card-list my-8 grid gap-x-12 bg-white p-5 text-ink xl:grid-cols-2">
        <FactList facts={[...who, ...factsAboveCrossings()]} />
        <Fold text={joinWords(others.map(({ label }) => label))} />
        <FactList facts={others} />
      </div>
      <CardGrid wide>
        {itemsOf('crossing').map((item) => (
          <CrossingCard key={item.slug} item={item} withShips={!ships} />
        ))}
      </CardGrid>
    </Section>
  );
}
