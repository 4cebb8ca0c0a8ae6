import type { Item } from '@/lib/content/items';
import { asSentence } from '@/lib/sentence';
import { kindOf } from './registry';

/** What the search knows of an item besides its name and its line: its main sentences and headings. */
export function textOf(item: Item): string {
  const { summary, text } = kindOf(item);
  return [...summary(item), ...text(item)].map(asSentence).join(' ');
}
