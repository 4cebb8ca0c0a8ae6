import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { scriptFolder } from './next-adapter';

/**
 * Removes Next's scripts that nothing names any more, such as those for browsers without modules.
 * @param root the export folder, with its pages rewritten
 * @returns the names of the files removed
 */
export async function removeUnused(root: string): Promise<string[]> {
  const folder = path.join(root, scriptFolder, 'chunks');
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const files = (await readdir(root, { recursive: true })).filter((name) =>
    /\.(html|txt|js)$/.test(name),
  );
  const unused = new Set(scripts);
  for (const file of files) {
    const text = await readFile(path.join(root, file), 'utf8');
    for (const name of unused) {
      if (path.basename(file) !== name && text.includes(name)) unused.delete(name);
    }
  }
  await Promise.all([...unused].map((name) => rm(path.join(folder, name))));
  return [...unused];
}
