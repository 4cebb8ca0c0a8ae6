import { Icon } from '@/components/ui/icon';
import { type Item, routeOf } from '@/lib/content/query/items';
import { labels } from '@/lib/content/query/site';
import { itemLinkOf } from '@/lib/item-types/item-types';

/** Takes an item off the visitor's list (saved-page.client.ts), and hides on somebody else's. */
export function RemoveButton({ item }: { item: Item }) {
  const { name } = itemLinkOf(item);
  return (
    <button
      type="button"
      data-remove={routeOf(item)}
      data-item-name={name}
      className="no-print relative z-10 -ml-0.5 flex min-h-11 items-center gap-1 pr-4 font-medium text-quiet underline-offset-4 hover:text-deep hover:underline"
    >
      <Icon name="close" className="size-5 flex-none" />
      {labels.remove}
      <span className="sr-only">{` ${name}`}</span>
    </button>
  );
}
