import { Tile } from '@/components/ui/tile';
import { routeOf } from '@/lib/content/query/items';
import { pages } from '@/lib/content/query/site';
import { itemTypeOf, saveableItems } from '@/lib/item-types/item-types';
import { asSentence } from '@/lib/text/sentence';
import { RemoveButton } from './remove-button';

/**
 * Everything that can be saved and is no package, hidden, for the saved list. The words beside a picture
 * say what it is; its own text, of which few are ever shown, would weigh 1 KB in all.
 */
export function SavedOthers() {
  const others = saveableItems().filter(({ type }) => type !== 'package');
  return (
    <>
      <h2 className="text-3xl md:text-4xl">{pages.saved.others}</h2>
      <ul className="saved-items mt-8 grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {others.map((item) => (
          <Tile
            key={routeOf(item)}
            href={routeOf(item)}
            name={itemTypeOf(item).heading(item)}
            note={itemTypeOf(item).leads(item).map(asSentence).join(' ')}
            image={{ ...item.image, alt: '' }}
            hidden
          >
            <RemoveButton item={item} />
          </Tile>
        ))}
      </ul>
    </>
  );
}
