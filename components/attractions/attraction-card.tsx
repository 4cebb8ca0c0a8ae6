import { OpeningLine } from '@/components/guide/opening-note';
import { CardFoot, nameId } from '@/components/items/card-foot';
import { SaveButton } from '@/components/saved/save-button';
import { Card } from '@/components/ui/card';
import { type Attraction, routeOf } from '@/lib/content/query/items';

/** A water sport, a beach or a sight. On a phone its heading is enough, if it has one. */
export function AttractionCard({ item }: { item: Attraction }) {
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
        <CardFoot item={item} />
      </div>
      <SaveButton item={item} />
    </Card>
  );
}
