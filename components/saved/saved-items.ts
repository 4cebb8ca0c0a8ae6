import { tripFactsOf } from '@/components/comparison/trip-facts';
import { findPhotograph } from '@/components/ui/photograph';
import type { Item } from '@/lib/content/query/items';
import { namesOf } from '@/lib/content/query/packages';
import { itemLinkOf, itemTypeOf, saveableItems } from '@/lib/item-types/item-types';
import { asSentence } from '@/lib/text/sentence';

/** What the page of the saved list shows of an item. All of them are in that page: they are plain and short. */
export type SavedItem = {
  route: string;
  /** What it is called in a message. */
  name: string;
  heading: string;
  /** The line under its heading. */
  note: string;
  picture: string;
  /** What a package is compared by, in the order of `factHeadings`; each fact has one or more lines. */
  facts?: string[][];
};

/** Everything that can be saved. */
export function allSavedItems(): SavedItem[] {
  return saveableItems().map((item) => ({
    ...itemLinkOf(item),
    ...messagesOf(item),
    picture: findPhotograph(item.image.src)?.src ?? item.image.src,
  }));
}

function messagesOf(item: Item): Pick<SavedItem, 'heading' | 'note' | 'facts'> {
  if (item.type !== 'package') {
    const { heading, leads } = itemTypeOf(item);
    return { heading: heading(item), note: leads(item).map(asSentence).join(' ') };
  }
  const { title, length, list } = namesOf(item);
  return {
    heading: title,
    note: [length, list].filter(Boolean).join(', '),
    facts: tripFactsOf(item).map(({ lines }) => lines),
  };
}
