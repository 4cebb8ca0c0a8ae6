import { type TripFacts, tripFactsOf } from '@/components/comparison/trip-facts';
import { findPhotograph } from '@/components/ui/photograph';
import type { Item } from '@/lib/content/query/items';
import { namesOf } from '@/lib/content/query/packages';
import { itemLinkOf, saveableItems, viewOf } from '@/lib/item-types/views';
import { asSentence } from '@/lib/text/sentence';

/** The data of an item for the page of the saved list. */
export type SavedItem = {
  route: string;
  /** Its name in messages. */
  name: string;
  heading: string;
  /** The line under its heading. */
  note: string;
  picture: string;
  /** The facts of a trip for comparison; other items have none. */
  facts?: TripFacts;
};

/** Makes the data of all items that can be saved (app/saved.json). */
export function makeSavedFile(): SavedItem[] {
  return saveableItems().map((item) => ({
    ...itemLinkOf(item),
    ...textsOf(item),
    picture: findPhotograph(item.image.src)?.src ?? item.image.src,
  }));
}

function textsOf(item: Item): Pick<SavedItem, 'heading' | 'note' | 'facts'> {
  if (item.type !== 'package') {
    const { heading, taglines } = viewOf(item);
    return { heading, note: taglines.map(asSentence).join(' ') };
  }
  const { short, under } = namesOf(item);
  return { heading: short, note: under, facts: tripFactsOf(item) };
}
