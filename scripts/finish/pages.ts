import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { addPolicy } from './add-policy';
import { addStarter, holdScripts, type Start } from './hold-scripts';

type Options = {
  /** The compiled script that brings the others. */
  starter: string;
  policyFor: (scripts: string[]) => string;
};

/**
 * Finishes every page of an export: its scripts wait, and a policy guards it.
 * Pages that have been finished stay as they are.
 * @param root the export folder
 * @returns the names of the pages that were finished, such as packages.html
 * @throws Error that names the page that could not be finished
 */
export async function finishPages(root: string, options: Options): Promise<string[]> {
  const names = (await readdir(root, { recursive: true })).filter((name) => name.endsWith('.html'));
  const finished: string[] = [];
  for (const name of names.sort()) {
    const file = path.join(root, name);
    const html = await readFile(file, 'utf8');
    if (html.includes('http-equiv="Content-Security-Policy"')) continue;
    try {
      await writeFile(file, await finishPage(html, name, root, options));
    } catch (error) {
      const { message } = error as Error;
      throw new Error(`${file} could not be finished: ${message}`, { cause: error });
    }
    finished.push(name);
  }
  return finished;
}

async function finishPage(html: string, name: string, root: string, options: Options) {
  const held = await holdScripts(html);
  // The pages of old addresses have no scripts of Next.
  if (!held) return addPolicy(html, options.policyFor);
  const waiting = addStarter(held.html, options.starter, {
    ...held,
    data: await findData(root, name, held.data),
  });
  return addPolicy(waiting, options.policyFor);
}

/**
 * Next writes a page's data into the page, and into a file for those who come by a link. The file
 * serves both: with the scripts, not before the page.
 * @throws when there is none, or one that says something else
 */
async function findData(root: string, name: string, data: string): Promise<Start['data']> {
  const file = name === '404.html' ? '_not-found.txt' : name.replace(/\.html$/, '.txt');
  const found = await readFile(path.join(root, file), 'utf8');
  if (found !== data) throw new Error(`${file} is not the data of the page`);
  const hash = createHash('sha256').update(found).digest('base64');
  return { address: `/${file.split(path.sep).join('/')}`, integrity: `sha256-${hash}` };
}
