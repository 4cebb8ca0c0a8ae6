import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { filesIn } from '../files-in.mjs';
import { assertUsable } from './assert-usable';
import { contentSecurityPolicy } from './csp';
import { charsetSelector, isScriptOfNext, stylesheetSelector } from './next';

/**
 * Speculation rules: browsers prefetch a page when the pointer is over its link. This excludes files, whose names
 * contain a dot, and the links of cards, which open dialogs.
 * @see https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
const links = [
  { href_matches: '/*' },
  { not: { href_matches: '/*.*' } },
  { not: { selector_matches: '[target], [download], [data-dialog]' } },
];
const rules = JSON.stringify({ prefetch: [{ where: { and: links }, eagerness: 'moderate' }] });

/**
 * Rewrites the pages in an export folder.
 * @param initial the paths of the scripts that every page loads
 * @param mailOrigin as in `rewritePage`
 * @param publicFiles the files that come from public/. Pages among them, such as those that verify the owner, are not
 *   rewritten.
 * @throws Error with the name of a page that can't be rewritten, and the reason
 */
export async function rewritePages(
  root: string,
  initial: readonly string[],
  mailOrigin?: string,
  publicFiles: readonly string[] = [],
): Promise<void> {
  const names = filesIn(root).filter((name) => /\.html$/.test(name) && !publicFiles.includes(name));
  for (const name of names) {
    const file = path.join(root, name);
    try {
      await writeFile(file, rewritePage(await readFile(file, 'utf8'), initial, mailOrigin));
    } catch (cause) {
      throw new Error(`${name} can't be used. ${(cause as Error).message}`, { cause });
    }
  }
}

/**
 * Removes Next's scripts and their preloads from a page, and adds the site's own script and the security policy. Pages
 * that Next has not written, such as redirects, get only the policy.
 * @param mailOrigin the origin of the mail service; undefined if the forms send to the site itself
 * @throws Error if the policy would block an element, a placeholder has no value, or a part waits for Next's scripts
 */
export function rewritePage(html: string, initial: readonly string[], mailOrigin?: string): string {
  const page = parse(html, {
    comment: true,
    blockTextElements: { script: true, style: true },
    parseNoneClosedTags: true,
  });
  assertUsable(page);
  for (const element of page.querySelectorAll('*').filter(isScriptOfNext)) element.remove();
  // Pages for old addresses have no islands, so they get no scripts.
  const hasIslands = page.querySelector('[data-island]') !== null;
  const ours = { module: startAfterFirstPaint(initial), speculationrules: rules };
  const scripts: Record<string, string> = hasIslands ? ours : {};
  const policy = contentSecurityPolicy(Object.values(scripts).map(sha256), mailOrigin);
  const charset = page.querySelector(charsetSelector);
  if (!charset) throw new Error('It has no <meta charset>.');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  charset.insertAdjacentHTML('afterend', meta);
  // The parser stops at a stylesheet in the body until the one in the head has loaded, so browsers first lay out and
  // paint only the banner. On a processor that is four times slower, that is after 1.0 instead of 1.6 seconds.
  const styles = page.querySelectorAll(stylesheetSelector).join('');
  page.querySelector('main .banner')?.insertAdjacentHTML('afterend', styles);
  for (const [type, code] of Object.entries(scripts)) {
    const script = `<script type="${type}">${code}</script>`;
    page.querySelector('body')?.insertAdjacentHTML('beforeend', script);
  }
  return page.toString();
}

/**
 * The inline script that loads the module of every page. It waits for the first paint, which the module would delay on
 * a slow phone. If a request fails, it retries at a click or when the network is back.
 */
function startAfterFirstPaint(initial: readonly string[]): string {
  return `const retry = () => { for (const event of ['online', 'click']) addEventListener(event, load, { once: true }); };
const load = () => { for (const file of ${JSON.stringify(initial)}) import(file).catch(retry); };
requestAnimationFrame(() => setTimeout(load));`;
}

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
