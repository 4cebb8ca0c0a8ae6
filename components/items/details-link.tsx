import { Icon } from '@/components/ui/icon';
import { type Item, routeOf } from '@/lib/content/query/items';
import { typeOf } from '@/lib/item-types/item-types';
import { detailsId } from '@/lib/routes';

/**
 * Links a card to the item's own page. With scripts, a plain click opens its details over the list
 * (`data-dialog`). Its area is the whole card, so that a click anywhere works.
 */
export function DetailsLink({ item, onDeep = false }: { item: Item; onDeep?: boolean }) {
  const { dialogTitle, heading } = typeOf(item);
  return (
    <a
      href={routeOf(item)}
      data-dialog={detailsId(item)}
      className={`flex min-h-11 w-full items-center justify-between gap-3 font-semibold after:absolute after:inset-0 aria-busy:cursor-progress motion-safe:aria-busy:animate-pulse ${onDeep ? 'text-shallow hover:text-paper' : 'text-lagoon hover:text-deep'}`}
    >
      <span>
        {dialogTitle}
        <span className="sr-only">{`: ${heading(item)}`}</span>
      </span>
      <Icon name="plus" className="size-5 flex-none" />
    </a>
  );
}
