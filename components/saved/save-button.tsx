import { Icon } from '@/components/ui/icon';
import { type Item, routeOf } from '@/lib/content/query/items';
import { labels } from '@/lib/content/query/site';
import { itemLinkOf, itemTypeOf } from '@/lib/item-types/item-types';

type Props = {
  item: Item;
  /** Shows only its icon on phones. */
  short?: boolean;
  className?: string;
};

/** Where a card shows the button: over its picture, and over the link that covers the card. */
export const onCard = 'save-on-card';

/**
 * Puts an item on the visitor's list or takes it off: saved.client.ts does it. Items of a type that can't be
 * saved have none.
 */
export function SaveButton({ item, short = false, className = onCard }: Props) {
  if (!itemTypeOf(item).isSaveable) return null;
  const name = (item.type === 'package' && item.name) || itemLinkOf(item).name;
  return (
    <button
      type="button"
      data-save={routeOf(item)}
      aria-pressed="false"
      className={`save-button no-print noscript:hidden ${className}`}
    >
      <Icon name="bookmark" className="save-icon" />
      <span
        data-pressed-word={labels.saved}
        className={short ? 'sr-only sm:not-sr-only' : undefined}
      >
        {labels.save}
      </span>
      <span className="sr-only">{` ${name}`}</span>
    </button>
  );
}
