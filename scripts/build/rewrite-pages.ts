import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type HTMLElement, NodeType, parse } from 'node-html-parser';
import { filesIn } from '../files-in.mjs';
import { contentSecurityPolicy } from './csp';
import { isScriptOfNext, isWaiting } from './next-output';

/**
 * Speculation rules: browsers fetch a page when the pointer is over its link, but not files, whose names contain a dot,
 * and not the pages of cards, which open dialogs.
 * @see https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
const links = [
  { href_matches: '/*' },
  { not: { href_matches: '/*.*' } },
  { not: { selector_matches: '[target], [download], [data-dialog]' } },
];
const rules = JSON.stringify({ prefetch: [{ where: { and: links }, eagerness: 'moderate' }] });

type PageOptions = {
  /** The paths of the scripts that every page loads. */
  initial: readonly string[];
  /** The origin of the mail service; undefined if the forms send to the site itself. */
  mailOrigin?: string | undefined;
  /** The files that the export has from public/. Its pages, such as those that verify the owner, stay as they are. */
  copied?: readonly string[];
};

/**
 * Rewrites the pages of an export.
 * @param root the export folder
 * @throws Error with the name of a page that can't be rewritten, and the reason
 */
export async function rewritePages(root: string, options: PageOptions): Promise<void> {
  const { copied = [] } = options;
  const names = filesIn(root).filter((name) => name.endsWith('.html') && !copied.includes(name));
  for (const name of names) {
    const file = path.join(root, name);
    try {
      await writeFile(file, rewritePage(await readFile(file, 'utf8'), options));
    } catch (cause) {
      throw new Error(`${name} cannot be used: ${(cause as Error).message}`, { cause });
    }
  }
}

/**
 * Removes Next's scripts and their preloads from a page, and adds the site's own script and its policy. A page that
 * Next has not written, such as that of an old address, gets only the policy.
 * @param html a page of the export
 * @throws Error if the policy would refuse an element, a placeholder has no value, or a part waits for Next's scripts
 */
export function rewritePage(html: string, { initial, mailOrigin }: PageOptions): string {
  const page = parse(html, {
    comment: true,
    blockTextElements: { script: true, style: true },
    parseNoneClosedTags: true,
  });
  for (const element of page.querySelectorAll('*')) {
    refuseUnusable(element);
    if (isScriptOfNext(element)) element.remove();
  }
  // The pages of old addresses have no islands, so they get no scripts.
  const isRendered = page.querySelector('[data-island]') !== null;
  const ours = { module: startAfterFirstPaint(initial), speculationrules: rules };
  const scripts: Record<string, string> = isRendered ? ours : {};
  const policy = contentSecurityPolicy(Object.values(scripts).map(sha256), mailOrigin);
  const charset = page.querySelector('head > meta[charset]');
  if (!charset) throw new Error('There is no <meta charset>');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  charset.insertAdjacentHTML('afterend', meta);
  // Browsers read no further than a stylesheet in the body that has not arrived, so they paint the banner first.
  const styles = page.querySelectorAll('head > link[rel=stylesheet]:not([media])').join('');
  page.querySelector('main .banner')?.insertAdjacentHTML('afterend', styles);
  for (const [type, code] of Object.entries(scripts)) {
    const script = `<script type="${type}">${code}</script>`;
    page.querySelector('body')?.insertAdjacentHTML('beforeend', script);
  }
  return page.toString();
}

/** A placeholder such as {price} or {term:deposit}. In links, { is written as %7B. */
const placeholder = /(\{|%7B)[a-z]\w*(:[\w.-]+)?(\}|%7D)/i;

/**
 * Returns the inline script that loads the module of every page. It waits for the first paint, which the code would
 * delay on a slow phone. A page in a background tab is not painted, so its code is loaded at once.
 */
function startAfterFirstPaint(initial: readonly string[]): string {
  const load = `() => { for (const file of ${JSON.stringify(initial)}) import(file); }`;
  return `const load = ${load};
document.hidden ? load() : requestAnimationFrame(() => setTimeout(load));`;
}

/** Refuses what neither a page nor a dialog can have. @throws Error with the element and the reason */
export function refuseUnusable(element: HTMLElement) {
  refuseBlocked(element);
  refusePlaceholder(element);
}

/**
 * Refuses placeholders without a value in the text and the attributes of an element. Placeholders that scripts fill in
 * are in `data-…` attributes, in scripts or in hidden elements.
 */
function refusePlaceholder(element: HTMLElement) {
  const { rawTagName, childNodes, attrs } = element;
  if (rawTagName === 'script') return;
  const texts = childNodes.filter(({ nodeType }) => nodeType === NodeType.TEXT_NODE);
  const values = Object.entries(attrs).filter(([name]) => !name.startsWith('data-'));
  const all = [...texts.map(({ rawText }) => rawText), ...values.map(([, value]) => value)];
  const [found] = placeholder.exec(all.join(' ')) ?? [];
  if (!found || element.closest('[hidden]')) return;
  throw new Error(`${found} has no value in ${element.outerHTML.slice(0, 120)}`);
}

/** Refuses inline styles and handlers, which the policy forbids, and parts that stay hidden without Next's scripts. */
function refuseBlocked(element: HTMLElement) {
  const { rawTagName, attrs } = element;
  const attribute = Object.keys(attrs).find((key) => key === 'style' || key.startsWith('on'));
  const refused = attribute ?? (rawTagName === 'style' ? '<style>' : undefined);
  const reason = refused && `the policy refuses ${refused} in`;
  if (!reason && !isWaiting(element)) return;
  const waiting = 'a part of the page waits for scripts of Next:';
  throw new Error(`${reason ?? waiting} ${element.outerHTML.slice(0, 120)}`);
}

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
