import type { ReactNode } from 'react';
import { OpeningLine } from '@/components/guide/opening-note';
import { PagePrices } from '@/components/trip-options/page-prices';
import { type ItemWithDialog, viewOf } from '@/lib/item-types/views';
import { LeadLines } from './lead-lines';

type Part<Props> = (props: Props) => ReactNode;

/** What is not the same for all types on the card, the page and the dialog of an item. Optional parts may be nothing. */
export type ItemParts<Of extends ItemWithDialog> = {
  cardShape: 'wide' | 'tall';
  /** Whether lists on phones show the text of a card that has a line under its heading, too. */
  showsTextInList?: boolean;
  /** The line below the text of the card, and the strip at its foot. */
  CardNote: Part<{ item: Of }>;
  CardFoot?: Part<{ item: Of }>;
  /** Whether `PageSections` print, share and enquire, with dates and a total, in place of the rest of the page. */
  isTrip?: boolean;
  /** On the page: the line below the name, what follows the text and the map, and the sections before related items. */
  BannerNote: Part<{ item: Of }>;
  PageText?: Part<{ item: Of }>;
  PageSections?: Part<{ item: Of }>;
  /** In the dialog: what is under the name, and what follows the facts. */
  DialogStart: Part<{ item: Of }>;
  DialogEnd?: Part<{ item: Of }>;
  /** On the page and in the dialog: what follows the text. Its headings have this level. */
  TextEnd: Part<{ item: Of; level: 'h2' | 'h4' }>;
};

/** The parts of a type that has none of its own. */
export const commonParts: ItemParts<ItemWithDialog> = {
  cardShape: 'wide',
  CardNote: OpeningLine,
  BannerNote({ item }) {
    const { note } = viewOf(item);
    return note && <p className="tabular mt-3 text-xl">{note}</p>;
  },
  DialogStart({ item }) {
    const { firstSentence, taglines } = viewOf(item);
    return !firstSentence && <LeadLines lines={taglines} />;
  },
  TextEnd: ({ item, level }) => <PagePrices about={viewOf(item).about} level={level} />,
};
