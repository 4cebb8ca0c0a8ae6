import { rm } from 'node:fs/promises';
import path from 'node:path';
import { filesIn } from '../files-in.mjs';

/** Next's scripts and lists of them, and the parts of pages that it writes for its own router. */
const ofNext = /^_next\/static\/(?!site\/).*\.js(on)?$|(^|\/)__next\.[^/]+$|^_not-found\./;

/**
 * Removes what only Next's own runtime would read.
 * @param root the export folder
 */
export async function removeNext(root: string): Promise<void> {
  const files = filesIn(root);
  // The data of a page stands beside it.
  const isData = (name: string) =>
    name.endsWith('.txt') && files.includes(name.replace(/\.txt$/, '.html'));
  const unread = files.filter((name) => ofNext.test(name) || isData(name));
  await Promise.all(unread.map((name) => rm(path.join(root, name))));
}
