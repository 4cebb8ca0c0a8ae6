import type { Item } from '@/lib/content/items';
import { asSentence } from '@/lib/text/sentence';
import { typeOf } from './item-types';

/** What the search knows of an item besides its name and its line: its main sentences and headings. */
export function textOf(item: Item): string {
  const { summary, text } = typeOf(item);
  return [...summary(item), ...text(item)].map(asSentence).join(' ');
}
