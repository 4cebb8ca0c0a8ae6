import { ItemScroller } from '@/components/items/item-scroller';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { ferryRules } from '@/lib/content/query/cruise';
import { itemsOf } from '@/lib/content/query/items';
import { labels, pages } from '@/lib/content/query/site';
import { routes as addresses } from '@/lib/routes';
import { asSentence } from '@/lib/text/sentence';
import { FerryRouteRow } from './ferry-route-row';
import { OperatorCard } from './operator-card';

const { operators, routes } = pages.cruise;

/** The ferry operators in a row. */
export function OperatorScroller() {
  return (
    <ItemScroller id="popular-cruise" texts={operators} surface="sand">
      {itemsOf('operator').map((item) => (
        <OperatorCard key={item.slug} item={item} brief />
      ))}
    </ItemScroller>
  );
}

/** The ferry routes as a board of departures: beside the heading, two to a row. */
export function DepartureBoard() {
  return (
    <Section surface="deep" labelledBy="ferry-routes" close>
      <SectionHeading id="ferry-routes" {...routes} onDeep />
      <p className="mt-3 mb-6 text-lead text-paper/85">{asSentence(ferryRules.ferryRoute.note)}</p>
      <div className="grid gap-x-8 md:grid-cols-2">
        {itemsOf('ferryRoute').map((item) => (
          <FerryRouteRow key={item.slug} item={item} />
        ))}
      </div>
      <p className="mt-6">
        <a
          href={addresses.stuck}
          className="font-semibold underline underline-offset-4 hover:text-shallow"
        >
          {labels.stuck}
        </a>
      </p>
    </Section>
  );
}
