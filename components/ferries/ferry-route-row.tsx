import { DetailsLink, nameId } from '@/components/items/details-link';
import { Picture } from '@/components/ui/picture';
import { type FerryRoute, ferryRules, shortFactsOf } from '@/lib/content/query/cruise';
import { labels } from '@/lib/content/query/site';

/** A ferry route as one line of a board of departures: from where, to where, and how long. */
export function FerryRouteRow({ item }: { item: FerryRoute }) {
  return (
    <article
      id={item.slug}
      className="lift relative grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 border-t border-white/30 py-3 lg:grid-cols-[9rem_minmax(0,1fr)]"
    >
      <div className="self-start overflow-hidden">
        <Picture
          image={item.image}
          sizes="(min-width: 1024px) 144px, 80px"
          className="lift-picture aspect-3/2 w-full object-cover"
        />
      </div>
      <div className="flex flex-col gap-1">
        <h3 id={nameId(item)} className="text-xl sm:text-card">
          {item.name}
        </h3>
        <p className="tabular text-base leading-snug font-medium">
          <span className="sr-only">{`${ferryRules.ferryRoute.label}: `}</span>
          {shortFactsOf(item).join(', ')}
        </p>
        <div className="card-foot">
          <p className="no-print text-sm text-paper/85">{labels.lastUpdated}</p>
          <DetailsLink item={item} onDeep />
        </div>
      </div>
    </article>
  );
}
