import { OpeningLine } from '@/components/guide/opening-note';
import { SaveButton } from '@/components/saved/save-button';
import { cardPictureSizes } from '@/components/ui/card-grid';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { labels } from '@/lib/content/query/site';
import { type ItemWithDialog, viewOf } from '@/lib/item-types/views';
import { keepBracketsTogether } from '@/lib/text/no-break-spaces';
import { partsOf } from './parts-by-type';

const column = 'flex max-w-card flex-col xl:min-h-[510px]';
/** Class names by the shape and place of the picture, and its `sizes`. */
const layouts = {
  wide: { card: column, picture: 'aspect-3/2 xl:aspect-5/4', sizes: cardPictureSizes },
  tall: { card: column, picture: 'h-[400px]', sizes: '600px' },
  beside: {
    card: 'grid sm:max-md:grid-cols-[11rem_1fr] xl:grid-cols-[11rem_1fr] print:grid-cols-1',
    picture: 'h-full md:max-xl:aspect-3/2',
    sizes: cardPictureSizes,
  },
};

/** The link covers the card. */
const linkStyle =
  'flex min-h-11 items-center gap-2 font-semibold text-lagoon max-md:min-w-11 max-md:justify-end print:hidden after:absolute after:inset-0 hover:text-deep';
/** While the dialog is fetched. */
const busyStyle = 'aria-busy:cursor-progress motion-safe:aria-busy:animate-pulse';

type Props = {
  item: ItemWithDialog;
  /** Whether the picture is beside the text on wide screens too; the card is then as wide as its column. */
  beside?: boolean;
  /** Whether to leave out its text. */
  brief?: boolean | undefined;
};

/**
 * The card of an item: 375 px wide where there is room, and at least 510 px high on wide screens. In a list on a phone
 * it is a row (item-card.css).
 */
export function ItemCard({ item, beside = false, brief }: Props) {
  const { cardShape = 'wide', CardFoot } = partsOf(item);
  const layout = layouts[beside ? 'beside' : cardShape];
  return (
    <article
      id={item.slug}
      className={`card item-card relative w-full border border-line bg-white text-ink ${layout.card}`}
    >
      <div className="item-card-picture overflow-hidden">
        <Picture
          image={item.image}
          sizes={layout.sizes}
          className={`card-picture w-full object-cover ${layout.picture}`}
        />
      </div>
      <CardText item={item} brief={brief} />
      {CardFoot && <CardFoot item={item} />}
      <SaveButton item={item} />
    </article>
  );
}

/**
 * The heading, the text and the link of a card. The link covers the card and leads to the item's page; with scripts,
 * a plain click opens the item's dialog over the list (`data-dialog`).
 */
function CardText({ item, brief }: Props) {
  const view = viewOf(item);
  const { showsTextInList, CardNote = OpeningLine } = partsOf(item);
  const nameId = `${item.slug}-name`;
  const linkId = `${item.slug}-more`;
  const hidesText = view.cardLine && !showsTextInList;
  return (
    <div className="item-card-text flex flex-1 flex-col gap-2 p-6 in-[.scroller]:max-md:px-5 in-[.scroller]:max-md:py-4">
      {/* The link is named by both lines, because several trips have the same heading. */}
      <hgroup id={nameId}>
        <h3 className="text-card">{keepBracketsTogether(view.cardHeading)}</h3>
        {view.cardLine && (
          <p className="tabular mt-1 text-base font-medium text-lagoon">{view.cardLine}</p>
        )}
      </hgroup>
      {!brief && (
        <p className={`text-base leading-snug ${hidesText ? 'in-list:hidden' : ''}`}>
          {view.cardText}
        </p>
      )}
      <CardNote item={item} />
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 in-list:gap-0">
        <p className="print:hidden flex-1 text-sm text-quiet md:whitespace-nowrap">
          {labels.items.lastUpdated}
        </p>
        <a
          id={linkId}
          href={view.about.route}
          aria-labelledby={`${linkId} ${nameId}`}
          data-dialog
          className={`${linkStyle} ${busyStyle}`}
        >
          {/* On phones there is room only for the icon. */}
          <span className="max-md:text-[0px]">{view.detailsLabel}</span>
          <Icon name="plus" className="size-5 flex-none" />
        </a>
      </div>
    </div>
  );
}
