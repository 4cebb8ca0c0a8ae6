import { CardFoot, nameId } from '@/components/items/card-foot';
import { ItemScroller } from '@/components/items/item-scroller';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { type FerryRoute, ferryRules } from '@/lib/content/query/cruise';
import { itemsOf } from '@/lib/content/query/items';
import { labels, pages } from '@/lib/content/query/site';
import { routes as addresses } from '@/lib/routes';
import { asSentence } from '@/lib/text/sentence';
import { shortFactsOf } from './ferry-rules';
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
export function FerryRouteList() {
  return (
    <Section surface="deep" labelledBy="ferry-routes" compact>
      <SectionHeading id="ferry-routes" {...routes} />
      <p className="mt-3 mb-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <span className="text-lead text-paper/85">{asSentence(ferryRules.timeOnBoard.note)}</span>
        <a
          href={addresses.ferryCancelled}
          className="font-semibold underline underline-offset-4 hover:text-shallow"
        >
          {labels.ferryCancelled}
        </a>
      </p>
      <div className="grid gap-x-8 md:grid-cols-2">
        {itemsOf('ferryRoute').map((item) => (
          <FerryRouteRow key={item.slug} item={item} />
        ))}
      </div>
    </Section>
  );
}

/** A ferry route as one line of a board of departures: from where, to where, and how long. */
function FerryRouteRow({ item }: { item: FerryRoute }) {
  return (
    <article
      id={item.slug}
      className="card relative grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 border-t border-white/30 py-3 lg:grid-cols-[9rem_minmax(0,1fr)]"
    >
      <div className="self-start overflow-hidden">
        <Picture
          image={item.image}
          sizes="(min-width: 1024px) 144px, 80px"
          className="card-picture aspect-3/2 w-full object-cover"
        />
      </div>
      <div className="flex flex-col gap-1">
        <h3 id={nameId(item)} className="text-xl sm:text-card">
          {item.name}
        </h3>
        <p className="tabular text-base leading-snug font-medium">
          <span className="sr-only">{`${ferryRules.timeOnBoard.label}: `}</span>
          {shortFactsOf(item).join(', ')}
        </p>
        <CardFoot item={item} />
      </div>
    </article>
  );
}
