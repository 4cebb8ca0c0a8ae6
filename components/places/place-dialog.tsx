import { OpeningNote } from '@/components/guide/opening-note';
import { ItemDialog } from '@/components/items/item-dialog';
import { leadStyle } from '@/components/ui/lead-style';
import { Paragraphs } from '@/components/ui/paragraphs';
import { Picture } from '@/components/ui/picture';
import { routeOf } from '@/lib/content/query/items';
import type { Place } from '@/lib/content/query/places';
import { labels } from '@/lib/content/query/site';

/** The dialog of a place. One without activities has no list of them. */
export function PlaceDialog({ item }: { item: Place }) {
  return (
    <ItemDialog item={item}>
      <p className={leadStyle}>{item.description}</p>
      <OpeningNote route={routeOf(item)} heading={item.name} />
      {item.activities.length > 0 && (
        <div>
          <h4 className="text-xl">{labels.thingsToDo}</h4>
          <ul className="mt-3 space-y-6">
            {item.activities.map(({ name, description, image }) => (
              <li key={name}>
                <Picture
                  image={image}
                  sizes="(min-width: 768px) 479px, calc(100vw - 72px)"
                  className="aspect-3/2 w-full object-cover"
                />
                <h5 className="mt-3 font-sans text-base font-semibold">{name}</h5>
                <p className="mt-1">{description}</p>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Paragraphs texts={item.history} />
      <p>{item.closing}</p>
    </ItemDialog>
  );
}
