import { Icon } from '@/components/ui/icon';
import { type Item, routeOf } from '@/lib/content/query/items';
import { labels } from '@/lib/content/query/site';
import { type ItemWithDialog, itemTypeOf } from '@/lib/item-types/item-types';

/** The id of what a card is called, of which its link takes the second part of its name. */
export function nameId({ slug }: Pick<Item, 'slug'>): string {
  return `${slug}-name`;
}

type Props = {
  item: ItemWithDialog;
  /** Whether it lies on a deep surface. */
  onDeep?: boolean;
};

/** The end of a card: how new it is, and the link to its item. */
export function CardFoot({ item, onDeep = false }: Props) {
  return (
    <div className="card-foot">
      <p
        className={`no-print flex-1 text-sm md:whitespace-nowrap ${onDeep ? 'text-paper/85' : 'text-quiet'}`}
      >
        {labels.lastUpdated}
      </p>
      <DetailsLink item={item} onDeep={onDeep} />
    </div>
  );
}

/**
 * Links a card to the item's own page. With scripts, a plain click opens its details over the list
 * (`data-dialog`). Its area is the whole card, so that a click anywhere works.
 */
function DetailsLink({ item, onDeep }: Props) {
  const id = `${item.slug}-more`;
  return (
    <a
      id={id}
      href={routeOf(item)}
      aria-labelledby={`${id} ${nameId(item)}`}
      data-dialog
      className={`flex min-h-11 items-center gap-2 font-semibold after:absolute after:inset-0 aria-busy:cursor-progress motion-safe:aria-busy:animate-pulse ${onDeep ? 'text-shallow hover:text-paper' : 'text-lagoon hover:text-deep'}`}
    >
      <span>{itemTypeOf(item).dialogTitle}</span>
      <Icon name="plus" className="size-5 flex-none" />
    </a>
  );
}
