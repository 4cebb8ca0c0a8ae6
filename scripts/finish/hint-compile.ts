import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Read by Chromium 136 and later: https://v8.dev/blog/explicit-compile-hints */
const hint = '//# allFunctionsCalledOnLoad\n';

/** In bytes: smaller scripts are compiled when they are run, whatever they say. */
const least = 30_000;

/**
 * Tells the browser that Next's large scripts run as soon as they are there. It then compiles them whole
 * while they arrive, beside the page, and not function by function when they are called, which holds
 * the page up. To other browsers it is a comment.
 * @param root the export folder
 * @returns how many scripts say so
 * @throws when a file cannot be read or written
 */
export async function hintCompile(root: string): Promise<number> {
  const folder = path.join(root, '_next', 'static', 'chunks');
  const names = await readdir(folder).catch(() => []);
  let hinted = 0;
  for (const name of names.filter((one) => one.endsWith('.js'))) {
    const file = path.join(folder, name);
    const text = await readFile(file, 'utf8');
    if (text.length < least) continue;
    if (!text.startsWith(hint)) await writeFile(file, hint + text);
    hinted += 1;
  }
  return hinted;
}
