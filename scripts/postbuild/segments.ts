import { readdir, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * Removes the parts of pages that Next writes for its own router (__next.….txt), a third of the export:
 * links lead to documents here. Folders that are empty then go, too.
 * @param root the export folder
 */
export async function removeSegments(root: string): Promise<void> {
  const names = await readdir(root, { recursive: true });
  const segments = names.filter((name) => path.basename(name).startsWith('__next.'));
  await Promise.all(
    segments.map((name) => rm(path.join(root, name), { force: true, recursive: true })),
  );
  const folders = [...new Set(segments.map(path.dirname))].filter((name) => name !== '.');
  // The deepest first; one that still holds something stays.
  for (const name of folders.sort((a, b) => b.length - a.length)) {
    await rmdir(path.join(root, name)).catch(() => undefined);
  }
}
