import { Tile } from '@/components/ui/tile';
import { routeOf } from '@/lib/content/items';
import { keepableItems } from '@/lib/content/kept';
import { pages } from '@/lib/content/site';
import { typeOf } from '@/lib/item-types/item-types';
import { RemoveButton } from './remove-button';

/**
 * Everything that can be kept and is no package, hidden, for the list of what is kept. The words beside
 * a picture say what it is; its own text, of which few are ever shown, would weigh 1 KB in all.
 */
export function KeptOthers() {
  return (
    <>
      <h2 className="text-3xl md:text-4xl">{pages.kept.others}</h2>
      <ul className="mt-8 grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {keepableItems()
          .filter(({ kind }) => kind !== 'package')
          .map((item) => (
            <Tile
              key={routeOf(item)}
              href={routeOf(item)}
              name={typeOf(item).heading(item)}
              note={typeOf(item).leads(item).join(' · ')}
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
