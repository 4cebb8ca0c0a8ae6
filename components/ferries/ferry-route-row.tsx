import { CardFoot, nameId } from '@/components/items/card-foot';
import { Picture } from '@/components/ui/picture';
import { type FerryRoute, ferryRules, shortFactsOf } from '@/lib/content/query/cruise';

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
        <CardFoot item={item} onDeep />
      </div>
    </article>
  );
}
