import { SaveButton } from '@/components/saved/save-button';
import { cardPicture } from '@/components/ui/card-grid';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { routeOf } from '@/lib/content/query/items';
import { labels } from '@/lib/content/query/site';
import { type ItemWithDialog, itemTypeOf } from '@/lib/item-types/item-types';
import { keepBracketsTogether } from '@/lib/text/no-break-spaces';
import { partsOf } from './item-parts';

type Props = {
  item: ItemWithDialog;
  /** Whether the picture is beside the text on wide screens too; the card is then as wide as its column. */
  beside?: boolean;
};

/**
 * The card of an item: 375 px wide where there is room, and at least 510 px high on wide screens. In a list on a phone
 * the picture is beside the text (card-grid.css). Its link covers the card and leads to the item's page; with scripts,
 * a plain click opens the item's dialog over the list (`data-dialog`).
 */
export function ItemCard({ item, beside = false }: Props) {
  const type = itemTypeOf(item);
  const { cardNote, cardEnd } = partsOf(item);
  const subtitle = type.subtitle?.(item);
  const [nameId, linkId] = [`${item.slug}-name`, `${item.slug}-more`];
  return (
    <article
      id={item.slug}
      className={`card relative w-full border border-line bg-white text-ink ${beside ? 'grid sm:max-md:grid-cols-[11rem_1fr] xl:grid-cols-[11rem_1fr] print:grid-cols-1' : 'flex max-w-card flex-col xl:min-h-[510px]'}`}
    >
      <div className="overflow-hidden">
        <Picture
          image={item.image}
          sizes={type.hasTallPicture ? '600px' : cardPicture}
          className={`card-picture w-full object-cover ${beside ? 'h-full md:max-xl:aspect-3/2' : type.hasTallPicture ? 'h-[400px]' : 'aspect-3/2 xl:aspect-5/4'}`}
        />
      </div>
      <div className="flex flex-1 flex-col gap-2 p-6">
        {/* The link is named by both lines, because several trips have the same heading. */}
        <hgroup id={nameId}>
          <h3 className="text-card">{keepBracketsTogether(type.heading(item))}</h3>
          {subtitle && <p className="tabular mt-1 text-base font-medium text-lagoon">{subtitle}</p>}
        </hgroup>
        <p
          className={`text-base leading-snug ${subtitle && !type.keepsCardText ? 'card-extra' : ''}`}
        >
          {type.cardText(item)}
        </p>
        {cardNote}
        <div className="card-foot">
          <p className="print:hidden flex-1 text-sm text-quiet md:whitespace-nowrap">
            {labels.lastUpdated}
          </p>
          <a
            id={linkId}
            href={routeOf(item)}
            aria-labelledby={`${linkId} ${nameId}`}
            data-dialog
            className="flex min-h-11 items-center gap-2 font-semibold text-lagoon print:hidden after:absolute after:inset-0 hover:text-deep aria-busy:cursor-progress motion-safe:aria-busy:animate-pulse"
          >
            <span>{type.detailsLabel}</span>
            <Icon name="plus" className="size-5 flex-none" />
          </a>
        </div>
      </div>
      {cardEnd}
      <SaveButton item={item} />
    </article>
  );
}
