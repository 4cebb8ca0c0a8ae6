import { enquiryNameOf } from '@/components/kinds/registry';
import { Icon } from '@/components/ui/icon';
import { type Item, routeOf } from '@/lib/content/items';
import { isKeepable } from '@/lib/content/kept';
import { labels } from '@/lib/content/site';

type Props = {
  item: Item;
  /** Shows only its icon on phones. */
  short?: boolean;
  className?: string;
};

/** Where a card shows the button: over its picture, and over the link that covers the card. */
export const onCard =
  'absolute top-3 right-3 z-10 border-transparent bg-paper px-4 text-sm text-deep shadow-md shadow-deep/30';

/**
 * Puts an item on the visitor's list or takes it off: components/enhancements/kept.ts does it. Kinds that
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
      className={`group/keep no-print inline-flex min-h-11 items-center justify-center gap-2 rounded-full border-2 py-1 leading-tight font-semibold hover:bg-sand aria-pressed:border-chosen aria-pressed:bg-chosen aria-pressed:text-on-chosen noscript:hidden ${className}`}
    >
      <Icon
        name="bookmark"
        className="size-5 flex-none group-aria-pressed/keep:fill-coral group-aria-pressed/keep:text-coral"
      />
      <span className={short ? 'sr-only sm:not-sr-only' : ''}>{labels.keep}</span>
      <span className="sr-only"> {enquiryNameOf(item)}</span>
    </button>
  );
}
