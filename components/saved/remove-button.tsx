import { Icon } from '@/components/ui/icon';
import { type Item, routeOf } from '@/lib/content/query/items';
import { labels } from '@/lib/content/query/site';
import { itemLinkOf } from '@/lib/item-types/item-types';

/**
 * Takes an item off the visitor's list (saved-page.client.ts). On somebody else's list, which is `data-list="shared"`,
 * it is not shown.
 * `data-name` is the item's name in an enquiry.
 */
export function RemoveButton({ item }: { item: Item }) {
  const { name } = itemLinkOf(item);
  return (
    <button
      type="button"
      data-remove={routeOf(item)}
      data-name={name}
      className="no-print relative z-10 -ml-0.5 flex min-h-11 items-center gap-1 pr-4 font-medium text-quiet underline-offset-4 hover:text-deep hover:underline in-data-[list=shared]:hidden"
    >
      <Icon name="close" className="size-5 flex-none" />
      {labels.remove}
      <span className="sr-only">{` ${name}`}</span>
    </button>
  );
}
