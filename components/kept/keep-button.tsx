import { Icon } from '@/components/ui/icon';
import { type Item, routeOf } from '@/lib/content/items';
import { isKeepable } from '@/lib/content/kept';
import { labels } from '@/lib/content/site';
import { aboutOf } from '@/lib/item-types/item-types';

type Props = {
  item: Item;
  /** Shows only its icon on phones. */
  short?: boolean;
  className?: string;
};

/** Where a card shows the button: over its picture, and over the link that covers the card. */
export const onCard = 'keep-on-card';

/**
 * Puts an item on the visitor's list or takes it off: kept.client.ts does it. Kinds that
 * can't be kept have none.
 */
export function KeepButton({ item, short = false, className = onCard }: Props) {
  if (!isKeepable(item)) return null;
  return (
    <button
      type="button"
      data-keep={routeOf(item)}
      data-waits
      aria-pressed="false"
      className={`keep no-print noscript:hidden ${className}`}
    >
      <Icon name="bookmark" className="keep-mark" />
      <span data-keep-word className={short ? 'sr-only sm:not-sr-only' : undefined}>
        {labels.keep}
      </span>
      <span className="sr-only">{` ${aboutOf(item).name}`}</span>
    </button>
  );
}
