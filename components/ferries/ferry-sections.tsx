import { FactList } from '@/components/items/fact-list';
import { ItemCard } from '@/components/items/item-card';
import { CardGrid } from '@/components/ui/card-grid';
import { Disclosure } from '@/components/ui/disclosure';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { ferryRules } from '@/lib/content/query/ferries';
import { itemsOf } from '@/lib/content/query/items';
import { labels, pages } from '@/lib/content/query/site';
import { factsOfAllFerryRoutes, furtherFacts } from '@/lib/item-types/ferry-facts';
import { routes as addresses } from '@/lib/routes';
import { joinWords } from '@/lib/text/join-words';
import { asSentence, capitalize, uncapitalize } from '@/lib/text/sentence';
import { OperatorList } from './operator-list';

const { routes } = pages.ferries;

/** The ferry routes with a note on their times or, where it is asked for, with what holds on all of them. */
export function FerryRoutes({ withRules = false }: { withRules?: boolean }) {
  return (
    <Section surface="deep" labelledBy="ferry-routes" compact>
      <SectionHeading id="ferry-routes" {...routes} className="mb-6" />
      {!withRules && (
        <p className="-mt-3 mb-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
          <span className="text-lead text-paper/85">{asSentence(ferryRules.timeOnBoard.note)}</span>
          <a
            href={addresses.ferryCancelled}
            className="font-semibold underline underline-offset-4 hover:text-shallow"
          >
            {labels.ferryCancelled}
          </a>
        </p>
      )}
      <CardGrid wide>
        {itemsOf('ferryRoute').map((item) => (
          <ItemCard key={item.slug} item={item} beside />
        ))}
      </CardGrid>
      {withRules && <EveryFerry />}
    </Section>
  );
}

/** What holds on every ferry route; phones show the first facts until the rest is opened. */
function EveryFerry() {
  const others = furtherFacts();
  return (
    <>
      <h3 id="every-ferry" className="mt-12 mb-5 text-3xl">
        {labels.everyFerry}
      </h3>
      <div className="grid items-start gap-x-8 bg-white p-5 text-ink md:p-8 xl:grid-cols-2">
        <FactList facts={factsOfAllFerryRoutes()} boxed />
        <Disclosure text={capitalize(joinWords(others.map(({ label }) => uncapitalize(label))))}>
          <FactList facts={others} boxed />
        </Disclosure>
      </div>
    </>
  );
}

/** Who sails, with the links to what it says itself; phones show that when it is opened. */
export function SoldBy() {
  return (
    <section aria-labelledby="sold-by">
      <h2 id="sold-by" className="mb-5 text-3xl leading-tight md:text-4xl">
        {labels.soldBy}
      </h2>
      <Disclosure text={labels.soldBy}>
        <OperatorList />
      </Disclosure>
    </section>
  );
}
