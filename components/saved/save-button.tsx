import { Island } from '@/components/islands/island';
import { type Item, routeOf } from '@/lib/content/query/items';
import { labels } from '@/lib/content/query/site';
import { itemLinkOf, itemTypeOf } from '@/lib/item-types/item-types';
import { SaveLabel } from './save-label';

type Props = {
  item: Item;
  /** Shows only its icon on phones. */
  short?: boolean;
  /** By default those of a card: on top of its picture, and of the link that covers the card. */
  className?: string;
};

/**
 * A button that saves an item or removes it from the list (saved.island.ts). It renders nothing for types that can't be
 * saved.
 */
export function SaveButton({ item, short, className = 'save-on-card' }: Props) {
  if (!itemTypeOf(item).isSaveable) return null;
  const name = (item.type === 'package' && item.name) || itemLinkOf(item).name;
  return (
    <Island name="save-button" when="start" as="span" className="contents">
      <button
        type="button"
        data-save={routeOf(item)}
        aria-pressed="false"
        className={`save-button group print:hidden noscript:hidden ${className}`}
      >
        <SaveLabel messages={labels} name={name} short={short} />
      </button>
    </Island>
  );
}
