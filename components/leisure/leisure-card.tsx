import { DetailsLink, nameId } from '@/components/items/details-link';
import { OpeningLine } from '@/components/planning/opening-note';
import { SaveButton } from '@/components/saved/save-button';
import { Card, CardCaption } from '@/components/ui/card';
import { type LeisureItem, routeOf } from '@/lib/content/query/items';
import { labels } from '@/lib/content/query/site';

/** A water sport, a beach or a sight. On a phone its heading is enough, if it has one. */
export function LeisureCard({ item }: { item: LeisureItem }) {
  return (
    <Card id={item.slug} image={item.image}>
      <div className="flex flex-1 flex-col gap-2 p-6">
        <h3 id={nameId(item)} className="text-card">
          {item.name}
        </h3>
        {item.type !== 'beach' && <p className="font-medium text-lagoon">{item.heading}</p>}
        <p className={item.type === 'beach' ? 'text-base' : 'card-extra text-base'}>
          {item.shortDescription}
        </p>
        <OpeningLine route={routeOf(item)} places={item.places} />
        <div className="card-foot">
          <CardCaption>{labels.lastUpdated}</CardCaption>
          <DetailsLink item={item} />
        </div>
      </div>
      <SaveButton item={item} />
    </Card>
  );
}
