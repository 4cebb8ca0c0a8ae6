import { findPhotograph } from '@/lib/content/query/photograph';
import { comparisonFactsOf } from '@/lib/item-types/comparison-facts';
import { saveableItems, viewOf } from '@/lib/item-types/views';
import { asSentence } from '@/lib/text/sentence';
import type { SavedItem } from './types';

/** Makes the data of all items that can be saved (app/saved.json). */
export function makeSavedFile(): SavedItem[] {
  return saveableItems().map((item) => {
    const { about, name, pageLabel, taglines } = viewOf(item);
    return {
      ...about,
      heading: name,
      note: pageLabel ?? taglines.map(asSentence).join(' '),
      facts: item.type === 'package' ? comparisonFactsOf(item) : undefined,
      picture: findPhotograph(item.image.src)?.src ?? item.image.src,
    };
  });
}
