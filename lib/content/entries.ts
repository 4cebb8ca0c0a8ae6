import { type CollectionName, collections, type RawContent } from './collections';
import type { Fault } from './fault';
import { itemName } from './parse';

/** An entry of a list as far as checks may trust it before its schema has passed. */
export type Entry = {
  slug?: string;
  id?: string | number;
  label?: string;
  hidden?: boolean;
  from?: string;
  to?: string;
};

/** The entries of a list, as far as they are groups of fields at all. */
export function entriesOf(raw: RawContent, ...names: CollectionName[]): Entry[] {
  return names.flatMap((name) => {
    const list = raw[name];
    return Array.isArray(list) ? list.filter((item) => typeof item === 'object' && item) : [];
  });
}

/** A fault at a field of an item, or of a collection that is no list when item is undefined. */
export function fault(
  name: CollectionName,
  item: unknown,
  field: string,
  told: { problem: string; expected: string },
): Fault {
  const at = item === undefined ? name : itemName(name, item, 0);
  return { file: collections[name].file, item: at, field, ...told };
}
