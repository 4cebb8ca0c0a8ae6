import { CardSection } from '@/components/items/card-section';
import { CardGrid } from '@/components/ui/card-grid';
import { Disclosure } from '@/components/ui/disclosure';
import { FactList } from '@/components/ui/fact-list';
import { ListDisclosure } from '@/components/ui/list-disclosure';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { whoSailsAll } from '@/lib/content/query/cruise';
import { itemsOf } from '@/lib/content/query/items';
import { labels, pages } from '@/lib/content/query/site';
import { joinWords } from '@/lib/text/join-words';
import { capitalize, uncapitalize } from '@/lib/text/sentence';
import { FerryRouteCard } from './ferry-route-card';
import { factsOfAllFerryRoutes, furtherFacts } from './ferry-rules';
import { OperatorCard } from './operator-card';
import { OperatorList } from './operator-list';

const { operators, routes } = pages.cruise;

/** The ferry operators. */
export function Operators() {
  return (
    <CardSection id="popular-cruise" texts={operators} surface="sand" whole>
      {itemsOf('operator').map((item) => (
        <OperatorCard key={item.slug} item={item} />
      ))}
    </CardSection>
  );
}

/** The ferry routes: each with what is special to it, then what holds on all of them. */
export function FerryRoutes() {
  const ships = whoSailsAll();
  const others = furtherFacts();
  return (
    <Section surface="deep" labelledBy="ferry-routes" compact>
      <SectionHeading id="ferry-routes" {...routes} className="mb-8" />
      <CardGrid wide>
        {itemsOf('ferryRoute').map((item) => (
          <FerryRouteCard key={item.slug} item={item} withShips={!ships} />
        ))}
      </CardGrid>
      <h3 id="every-ferry" className="mt-12 mb-5 text-3xl">
        {labels.tripExport.ferries}
      </h3>
      <div className="card-list grid items-start gap-x-8 bg-white p-5 text-ink md:p-8 xl:grid-cols-2">
        <FactList facts={factsOfAllFerryRoutes()} boxed />
        <ListDisclosure
          text={capitalize(joinWords(others.map(({ label }) => uncapitalize(label))))}
        />
        <FactList facts={others} boxed />
      </div>
    </Section>
  );
}

/** Who sails, with the links to what it says itself; phones show that when it is opened. */
export function SoldBy() {
  return (
    <section aria-labelledby="sold-by">
      <h2 id="sold-by" className="mb-5 text-3xl leading-tight">
        {labels.soldBy}
      </h2>
      <Disclosure text={labels.soldBy} expandedOnTablets>
        <OperatorList />
      </Disclosure>
    </section>
  );
}
