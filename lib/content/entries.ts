import { type CollectionName, collections, type RawContent } from './collections';
import type { Fault } from './fault';
import { itemName } from './parse';

/** An entry of a list before its schema has been checked: any field may be missing. */
export type Entry = {
  slug?: string;
  id?: string | number;
  label?: string;
  hidden?: boolean;
  from?: string;
  to?: string;
};

/** The entries of these lists that are objects; others are left out. */
export function entriesOf(raw: RawContent, ...names: CollectionName[]): Entry[] {
  return names.flatMap((name) => {
    const list = raw[name];
    return Array.isArray(list) ? list.filter((item) => typeof item === 'object' && item) : [];
  });
}

/** A fault in a field of an item or, when item is undefined, of a collection that is not a list. */
export function fault(
  name: CollectionName,
  item: unknown,
  field: string,
  told: { problem: string; expected: string },
): Fault {
  const at = item === undefined ? name : itemName(name, item, 0);
  return { file: collections[name].file, item: at, field, ...told };
}
