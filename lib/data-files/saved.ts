import type { Item } from '@/lib/content/query/items';
import { photographOf } from '@/lib/content/query/photograph';
import { getSaveableItems, viewOf } from '@/lib/item-types/views';
import type { SavedItem } from '@/lib/saved/saved-item';
import { asSentence } from '@/lib/text/sentence';

/** Makes the data of all items that can be saved (app/saved.json). */
export function makeSavedFile(): SavedItem[] {
  return getSaveableItems().map(savedItemOf);
}

function savedItemOf(item: Item): SavedItem {
  const { about, heading, pageLabel, taglines, comparisonFacts } = viewOf(item);
  return {
    ...about,
    heading,
    note: pageLabel ?? taglines.map(asSentence).join(' '),
    facts: comparisonFacts?.(),
    picture: photographOf(item.image.src)?.src ?? item.image.src,
  };
}
