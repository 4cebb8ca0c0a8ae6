import { findPhotograph } from '@/lib/content/query/photograph';
import { saveableItems, viewOf } from '@/lib/item-types/views';
import { asSentence } from '@/lib/text/sentence';
import type { SavedItem } from './types';

/** Makes the data of all items that can be saved (app/saved.json). */
export function makeSavedFile(): SavedItem[] {
  return saveableItems().map((item) => {
    const { about, names, pageLabel, taglines, trip } = viewOf(item);
    return {
      ...about,
      heading: names.page,
      note: pageLabel ?? taglines.map(asSentence).join(' '),
      facts: trip?.comparison(),
      picture: findPhotograph(item.image.src)?.src ?? item.image.src,
    };
  });
}
