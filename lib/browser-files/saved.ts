import type { Item } from '@/lib/content/query/items';
import { namesOf } from '@/lib/content/query/packages';
import { comparisonFactsOf } from '@/lib/item-types/comparison-facts';
import { saveableItems, viewOf } from '@/lib/item-types/views';
import { findPhotograph } from '@/lib/photograph';
import { asSentence } from '@/lib/text/sentence';
import type { SavedItem } from './types';

/** Makes the data of all items that can be saved (app/saved.json). */
export function makeSavedFile(): SavedItem[] {
  return saveableItems().map((item) => ({
    ...viewOf(item).about,
    ...textsOf(item),
    picture: findPhotograph(item.image.src)?.src ?? item.image.src,
  }));
}

function textsOf(item: Item): Pick<SavedItem, 'heading' | 'note' | 'facts'> {
  if (item.type !== 'package') {
    const { heading, taglines } = viewOf(item);
    return { heading, note: taglines.map(asSentence).join(' ') };
  }
  const { short, subtitle } = namesOf(item);
  return { heading: short, note: subtitle, facts: comparisonFactsOf(item) };
}
