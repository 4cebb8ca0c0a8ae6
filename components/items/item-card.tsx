import { DateLineIsland } from '@/components/dates/date-line';
import { OpeningHoursLine } from '@/components/guide/opening-hours-note';
import { SaveButton } from '@/components/saved/save-button';
import { cardPictureSizes } from '@/components/ui/card-grid';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import type { ItemTypeName } from '@/lib/content/collections';
import { labels } from '@/lib/content/query/all-content';
import type { ItemWithDialog } from '@/lib/item-types/item-view';
import { viewOf } from '@/lib/item-types/views';
import { keepBracketsTogether } from '@/lib/text/no-break-spaces';
import { CardPrice } from './price';

const column = 'flex max-w-card flex-col xl:min-h-[510px]';
/** Class names and `sizes` of a card with a wide picture. */
const wide = { card: column, picture: 'aspect-3/2 xl:aspect-5/4', sizes: cardPictureSizes };
/**
 * Places have tall pictures. The picture of a ferry route is beside the text on wide screens too, and its card is as
 * wide as its column.
 */
const layouts: Partial<Record<ItemTypeName, typeof wide>> = {
  place: { card: column, picture: 'h-[400px]', sizes: '600px' },
  ferryRoute: {
    card: 'grid sm:max-md:grid-cols-[11rem_1fr] md:max-xl:grid-rows-[auto_1fr] xl:grid-cols-[11rem_1fr] print:grid-cols-1',
    picture: 'h-full md:max-xl:aspect-3/2',
    sizes: cardPictureSizes,
  },
};

/** Makes the link cover the card. */
const linkStyle =
  'flex min-h-11 items-center gap-2 font-semibold text-lagoon max-md:min-w-11 max-md:justify-end print:hidden after:absolute after:inset-0 hover:text-strong';
/** The style while the dialog is being fetched. */
const busyStyle = 'aria-busy:cursor-progress motion-safe:aria-busy:animate-pulse';

/**
 * The card of an item. The link covers the card and leads to the item's page. With scripts, a plain click opens the
 * item's dialog instead (`data-dialog`). In a list on a phone, a card is a row (item-card.css), with one line below its
 * heading: the subtitle, or else the text. Only a package has both.
 */
export function ItemCard({ item }: { item: ItemWithDialog }) {
  const view = viewOf(item);
  const { route, cardHeading } = view;
  const { subtitle, text, detailsLabel } = view.card;
  const isPackage = item.type === 'package';
  const { card, picture, sizes } = layouts[item.type] ?? wide;
  const nameId = `${item.slug}-name`;
  const linkId = `${item.slug}-more`;
  return (
    <article
      id={item.slug}
      className={`card item-card relative w-full border border-line bg-panel text-ink ${card}`}
    >
      <div className="item-card-picture overflow-hidden">
        <Picture
          image={item.image}
          sizes={sizes}
          className={`card-picture w-full object-cover ${picture}`}
        />
      </div>
      <div className="item-card-text flex flex-1 flex-col gap-2 p-6 in-[.scroller]:max-md:px-5 in-[.scroller]:max-md:py-4">
        {/* Both lines name the link, because several packages have the same heading. */}
        <hgroup id={nameId} className="*:text-balance">
          <h3 className="text-card">{keepBracketsTogether(cardHeading)}</h3>
          {subtitle && <p className="tabular mt-1 text-base font-medium text-lagoon">{subtitle}</p>}
        </hgroup>
        {text && (
          <p className={`text-base leading-snug ${subtitle && !isPackage ? 'in-list:hidden' : ''}`}>
            {text}
          </p>
        )}
        {isPackage ? (
          <DateLineIsland route={route} className="text-sm font-medium text-lagoon empty:hidden" />
        ) : (
          <OpeningHoursLine item={item} />
        )}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 in-list:gap-0">
          <p className="print:hidden flex-1 text-sm text-quiet md:whitespace-nowrap">
            {labels.items.lastUpdated}
          </p>
          <a
            id={linkId}
            href={route}
            aria-labelledby={`${linkId} ${nameId}`}
            data-dialog
            className={`${linkStyle} ${busyStyle}`}
          >
            {/* On phones, there is only room for the icon. */}
            <span className="max-md:text-[0px]">{detailsLabel}</span>
            <Icon name="plus" className="size-5 flex-none" />
          </a>
        </div>
      </div>
      {isPackage && <CardPrice item={item} />}
      <SaveButton view={view} />
    </article>
  );
}
