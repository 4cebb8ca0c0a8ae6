import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { addPolicy, type PageHashes } from './add-policy';
import { addStarter, holdScripts } from './hold-scripts';
import { inlineStyles } from './inline-styles';

type Options = {
  /** The compiled script that brings the others. */
  starter: string;
  policyFor: (hashes: PageHashes) => string;
};

/**
 * Finishes every page of an export: scripts wait, styles stand in the page, a policy guards it.
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
      await writeFile(file, await finishPage(html, root, options));
    } catch (error) {
      const { message } = error as Error;
      throw new Error(`${file} could not be finished: ${message}`, { cause: error });
    }
    finished.push(name);
  }
  return finished;
}

async function finishPage(html: string, root: string, { starter, policyFor }: Options) {
  const held = await holdScripts(html);
  // The pages of old addresses have no scripts of Next.
  if (!held) return addPolicy(html, policyFor);
  const data = await writeData(root, held.data);
  const waiting = addStarter(held.html, starter, [data, ...held.files]);
  const styled = await inlineStyles(waiting, (address) =>
    readFileSync(path.join(root, address), 'utf8'),
  );
  return addPolicy(styled, policyFor);
}

/**
 * The data that Next takes a page over with says once more all that the page says. As a file of its
 * own it comes with the scripts, not before the page; its name changes with what is in it.
 * @returns its address
 */
async function writeData(root: string, data: string): Promise<string> {
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 16);
  const address = `/_next/static/pages/${hash}.js`;
  const file = path.join(root, address);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, data);
  return address;
}
