import { readdir, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { filesIn } from '../files-in.mjs';

/** Next's scripts and lists of them, and the parts of pages that it writes for its own router. */
const ofNext = /^_next\/static\/(?!site\/).*\.js(on)?$|(^|\/)__next\.[^/]+$|^_not-found\./;

/**
 * Removes what only Next's own runtime would read, and the folders that are empty then.
 * @param root the export folder
 */
export async function removeNext(root: string): Promise<void> {
  const files = filesIn(root);
  // The data of a page stands beside it.
  const isData = (name: string) => files.includes(name.replace(/\.txt$/, '.html'));
  const unread = files.filter(
    (name) => ofNext.test(name) || (name.endsWith('.txt') && isData(name)),
  );
  await Promise.all(unread.map((name) => rm(path.join(root, name))));
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const folders = entries
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  // The deepest first; one that still holds something stays.
  for (const folder of folders.sort((a, b) => b.length - a.length)) {
    await rmdir(folder).catch(() => undefined);
  }
}
