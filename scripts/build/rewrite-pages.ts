import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type HTMLElement, NodeType, parse } from 'node-html-parser';
import { contentSecurityPolicy } from '@/lib/csp';
import { filesIn } from '../files-in.mjs';
import { isScriptOfNext, isUnneeded, isWaiting } from './next-output';

/**
 * Lets browsers fetch a page before somebody follows its link. Files have a dot in their names, and cards open dialogs.
 * @see https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
const links = [
  { href_matches: '/*' },
  { not: { href_matches: '/*.*' } },
  { not: { selector_matches: '[target], [download], [data-dialog]' } },
];
const rules = JSON.stringify({ prefetch: [{ where: { and: links }, eagerness: 'moderate' }] });

type PageOptions = {
  /** The paths of the module of every page and of the parts that it can't do without. */
  module: readonly string[];
  /** Where the forms send, if that is another site. */
  mailOrigin?: string | undefined;
  /** When the build was made, in ISO 8601: offline-note.island.ts compares it. */
  built?: string;
};

/**
 * Rewrites every page of an export.
 * @param root the export folder, as `next build` has left it
 * @returns the number of pages
 * @throws Error that names the page which cannot be rewritten, and the reason
 */
export async function rewritePages(root: string, options: PageOptions): Promise<number> {
  const names = filesIn(root).filter((name) => name.endsWith('.html'));
  for (const name of names) {
    const file = path.join(root, name);
    try {
      await writeFile(file, rewritePage(await readFile(file, 'utf8'), options));
    } catch (cause) {
      throw new Error(`${name} cannot be used: ${(cause as Error).message}`, { cause });
    }
  }
  return names.length;
}

/**
 * Takes Next out of a page: its scripts, their preloads, and what it repeats of Open Graph. Adds the site's own script,
 * its policy and the time of the build. A page without Next, such as one for an old address, gets the policy alone.
 * @param html a page as Next has rendered it
 * @throws Error that says what the policy would refuse, or what is not in the page yet
 */
export function rewritePage(html: string, { module, mailOrigin, built = '' }: PageOptions): string {
  const page = parse(html, {
    comment: true,
    blockTextElements: { script: true, style: true },
    parseNoneClosedTags: true,
  });
  const elements = page.querySelectorAll('*');
  for (const element of elements) {
    refuseUnusable(element);
    refusePlaceholder(element);
  }

  const isRendered = elements.some(isScriptOfNext);
  for (const one of elements) if (isScriptOfNext(one) || isUnneeded(one)) one.remove();

  const charset = page.querySelector('head > meta[charset]');
  if (!charset) throw new Error('There is no <meta charset>');
  const policy = contentSecurityPolicy({ scripts: isRendered ? [sha256(rules)] : [], mailOrigin });
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  const build = isRendered ? `<meta name="build" content="${built}">` : '';
  charset.insertAdjacentHTML('afterend', meta + build);
  if (isRendered) {
    const modules = module.map(
      (address) => `<script type="module" src="${address}" fetchpriority="low"></script>`,
    );
    const scripts = `${modules.join('')}<script type="speculationrules">${rules}</script>`;
    // At the end of the page: its pictures and fonts are asked for first.
    page.querySelector('body')?.insertAdjacentHTML('beforeend', scripts);
  }
  return page.toString();
}

/** A word in { } for which a text has no value, such as {price} or {term:deposit}; in links { is %7B. */
const placeholder = /(\{|%7B)[a-z]\w*(:[\w.-]+)?(\}|%7D)/i;

/**
 * Fails the build at a placeholder that nothing has filled in, in a text or an attribute that people meet.
 * What scripts fill in stands in `data-…` attributes, in scripts or in hidden elements.
 */
export function refusePlaceholder(element: HTMLElement) {
  const { rawTagName, childNodes, attrs } = element;
  if (rawTagName === 'script') return;
  const texts = childNodes.filter(({ nodeType }) => nodeType === NodeType.TEXT_NODE);
  const values = Object.entries(attrs).filter(([name]) => !name.startsWith('data-'));
  const all = [...texts.map(({ rawText }) => rawText), ...values.map(([, value]) => value)];
  const [found] = placeholder.exec(all.join(' ')) ?? [];
  if (!found || element.closest('[hidden]')) return;
  throw new Error(`${found} is not filled in: ${element.outerHTML.slice(0, 120)}`);
}

/** Fails the build at inline styles and handlers, which the policy forbids, and at parts that nothing would show. */
function refuseUnusable(element: HTMLElement) {
  const { rawTagName, attrs } = element;
  const inline = Object.keys(attrs).find((key) => key === 'style' || key.startsWith('on'));
  const isRefused = inline || rawTagName === 'style';
  if (!isRefused && !isWaiting(element)) return;
  const reason = isRefused
    ? `the policy refuses ${inline ?? '<style>'} in`
    : 'a part of it waits for the scripts of Next:';
  throw new Error(`${reason} ${element.outerHTML.slice(0, 120)}`);
}

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
