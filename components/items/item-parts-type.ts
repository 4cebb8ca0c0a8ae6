import type { ReactNode } from 'react';
import type { ItemWithDialog } from '@/lib/item-types/views';

type Part<Of> = (props: { item: Of }) => ReactNode;

/** What only one type has on the card, the page and the dialog of an item, or what it has in place of the usual part. */
export type ItemParts<Of extends ItemWithDialog> = {
  cardShape?: 'wide' | 'tall';
  /** Whether lists on phones show the text of a card that has a line under its heading, too. */
  showsTextInList?: boolean;
  /** On the card: the line below its text, in place of the opening hours, and the strip at its foot. */
  CardNote?: Part<Of>;
  CardFoot?: Part<Of>;
  /** Whether `PageSections` print, share and enquire, with dates and a total, in place of the rest of the page. */
  isTrip?: boolean;
  /** On the page: the line below the name, what follows the text and the map, and the sections before related items. */
  BannerNote?: Part<Of>;
  PageText?: Part<Of>;
  PageSections?: Part<Of>;
  /** In the dialog: what is under the name, in place of the taglines, and what follows the facts. */
  DialogStart?: Part<Of>;
  DialogEnd?: Part<Of>;
  /** On the page and in the dialog: what follows the text. */
  TextEnd?: Part<Of>;
};
