import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import {
  dataFile,
  isOwnFile,
  type PageScripts,
  type PageStart,
  readPageStart,
  scriptFolder,
} from './next-adapter';
import { speculationRules } from './speculation-rules';

const rules = JSON.stringify(speculationRules);

type Options = {
  /** The compiled script that loads the module. */
  bootstrap: string;
  /** The addresses of the module and its parts. */
  module: readonly string[];
  /** Makes the policy from the hashes of the page's inline scripts, as `sha256-…`. */
  policyFor: (scripts: string[]) => string;
};

/**
 * Rewrites every page of an export: defers its scripts, and adds its policy.
 * @param root the export folder, as `next build` has left it
 * @returns the number of pages
 * @throws Error that names the page which cannot be rewritten, and the reason
 */
export async function rewritePages(root: string, options: Options): Promise<number> {
  const names = (await readdir(root, { recursive: true })).filter((name) => name.endsWith('.html'));
  for (const name of names) {
    try {
      const html = await readFile(path.join(root, name), 'utf8');
      const readData = () => readFile(path.join(root, dataFile(name)), 'utf8');
      await writeFile(
        path.join(root, name),
        await rewritePage(root, html, name, readData, options),
      );
    } catch (cause) {
      throw new Error(`${name} cannot be used: ${(cause as Error).message}`, { cause });
    }
  }
  return names.length;
}

/**
 * Removes Next's scripts and their preloads, the preloads of styles for paper, and what it repeats of Open Graph; adds the
 * bootstrap at the end of the head and the policy
 * after the charset. All else stays byte for byte: React compares the page with its own result.
 */
async function rewritePage(
  root: string,
  html: string,
  name: string,
  readData: () => Promise<string>,
  { bootstrap, module, policyFor }: Options,
): Promise<string> {
  const page = parse(html, {
    comment: true,
    blockTextElements: { script: true, style: true },
    parseNoneClosedTags: true,
  });
  const elements = page.querySelectorAll('*');
  for (const element of elements) refuseInlineCode(element);

  const scripts = elements.filter((element) => isRun(element) && !isOwnFile(element.attrs.src));
  const preloads = elements.filter(
    ({ rawTagName, attrs }) =>
      rawTagName === 'link' &&
      attrs.rel === 'preload' &&
      // Nobody needs the styles for paper ahead of time.
      (attrs.as === 'script' || attrs.media === 'print'),
  );
  const start = readPageStart(
    scripts.map(({ attrs, rawText }) => ({
      src: attrs.src,
      isFallback: 'nomodule' in attrs,
      text: rawText,
    })),
  );

  const metas = elements.filter(({ rawTagName }) => rawTagName === 'meta');
  const charset = metas.find(({ attrs }) => 'charset' in attrs)?.range[1];
  const head = page.querySelector('head')?.range[1];
  if (!charset || !head) throw new Error('There is no <meta charset>, or no <head>');
  const policy = policyFor(start ? [sha256(bootstrap), sha256(rules)] : []);
  // X takes the rest of its card from Open Graph, as the site means it to (lib/seo/metadata.ts).
  const repeated = metas.filter(({ attrs }) => /^twitter:(?!card$)/.test(attrs.name ?? ''));
  const edits: Edit[] = [...scripts, ...preloads, ...repeated].map(({ range: [from, to] }) => [
    from,
    to,
    '',
  ]);
  edits.push([charset, charset, `<meta http-equiv="Content-Security-Policy" content="${policy}">`]);
  if (start) {
    // The page loads its data from a file when one of its islands wakes.
    const data = await readData();
    if (data !== start.data) throw new Error(`${dataFile(name)} is not the data of the page`);
    const end = head - '</head>'.length;
    const parts = [...module, await writeScripts(root, start)];
    const tag = bootstrapTag(bootstrap, parts, data, `/${toAddress(dataFile(name))}`);
    edits.push([end, end, tag], [end, end, `<script type="speculationrules">${rules}</script>`]);
  }
  return apply(html, edits);
}

/** Fails the build at inline styles and handlers, which the policy forbids, and shows where they are. */
function refuseInlineCode(element: HTMLElement) {
  const found = Object.keys(element.attrs).find((key) => key === 'style' || key.startsWith('on'));
  if (found || element.rawTagName === 'style') {
    const source = element.outerHTML.slice(0, 120);
    throw new Error(`the policy refuses ${found ?? '<style>'} in ${source}`);
  }
}

/** Browsers do not run structured data. */
function isRun({ rawTagName, attrs }: HTMLElement): boolean {
  return rawTagName === 'script' && (!attrs.type || /javascript|module/.test(attrs.type));
}

function bootstrapTag(bootstrap: string, module: readonly string[], data: string, page: string) {
  const attributes = { module: module.join(' '), page, integrity: sha256(data) };
  const source = Object.entries(attributes).map(([name, value]) => `data-${name}="${value}"`);
  return `<script ${source.join(' ')}>${bootstrap}</script>`;
}

/**
 * Writes what wakes a page (wake.ts) as the last part of its module, once for all pages alike.
 * @returns its address
 */
async function writeScripts(root: string, { files, loader, entry }: PageStart): Promise<string> {
  const scripts = { files, loader, entry } satisfies PageScripts;
  const text = Object.entries(scripts)
    .map(([name, value]) => `export const ${name}=${JSON.stringify(value)};`)
    .join('');
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const address = `${scriptFolder}site/start-${hash}.js`;
  await mkdir(path.join(root, scriptFolder, 'site'), { recursive: true });
  await writeFile(path.join(root, address), text);
  return address;
}

type Edit = [from: number, to: number, text: string];

function apply(html: string, edits: Edit[]): string {
  let result = '';
  let at = 0;
  // At the same position, insertions come before removals.
  for (const [from, to, text] of edits.sort((a, b) => a[0] - b[0] || a[1] - b[1])) {
    result += html.slice(at, from) + text;
    at = to;
  }
  return result + html.slice(at);
}

function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

function toAddress(name: string): string {
  return name.split(path.sep).join('/');
}
