import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { precompress } from '../finish/precompress';

/**
 * Copies an export without anything that runs: the limit that its pages are held against.
 * @param from the export folder
 * @param to an empty folder; its compressed copies are made anew
 */
export async function copyWithoutScripts(from: string, to: string): Promise<void> {
  // Times are kept, so that copies of files that don't change are not compressed again.
  await cp(from, to, { recursive: true, preserveTimestamps: true });
  const names = await readdir(to, { recursive: true });
  for (const name of names.filter((one) => one.endsWith('.html'))) {
    const file = path.join(to, name);
    await writeFile(file, removeScripts(await readFile(file, 'utf8')));
  }
  await precompress(to);
}

/**
 * A page without its scripts, without what announces them to the browser, and without a policy in
 * the page, which would have nothing left to forbid. Structured data stays: search engines read it.
 * All else stays as it is written, letter by letter.
 */
export function removeScripts(html: string): string {
  const gone = parse(html, { blockTextElements: { script: true, style: true, pre: true } })
    .querySelectorAll('script, link, meta')
    .filter((one) => isAboutScripts(one.rawTagName.toLowerCase(), one.attributes));
  let kept = '';
  let end = 0;
  for (const { range } of gone) {
    kept += html.slice(end, range[0]);
    end = range[1];
  }
  return kept + html.slice(end);
}

type Attributes = Record<string, string | undefined>;

function isAboutScripts(tagName: string, attributes: Attributes): boolean {
  if (tagName === 'script') return !/^application\/(ld\+)?json$/.test(attributes.type ?? '');
  if (tagName === 'link') return attributes.rel === 'modulepreload' || attributes.as === 'script';
  return attributes['http-equiv']?.toLowerCase() === 'content-security-policy';
}
