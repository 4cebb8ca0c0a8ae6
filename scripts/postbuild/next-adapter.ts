/**
 * All code of this project that depends on Next's private output. Written for Next 16.4.6 with Turbopack
 * and `output: 'export'`. It runs in the build and, for `startPage`, in the browser, so it imports
 * nothing.
 *
 * An unknown form stops the build with the name of the page. After an upgrade of Next, check:
 * 1. A page has script files below /_next/static/. One of them is the loader, turbopack-….js, which runs
 *    what the others have loaded.
 * 2. One inline script pushes the entry onto `TURBOPACK`, from where the loader takes it.
 * 3. The other inline scripts push the page's data, the "flight" of React's server components, onto
 *    `__next_f`: first [0], then [1, text] for each part. Parts of other kinds are not supported.
 * 4. The parts together are, byte for byte, the file <page>.txt.
 * 5. `npm run build` and e2e/bootstrap.spec.ts pass.
 */

declare global {
  interface Window {
    TURBOPACK?: unknown[];
    __next_f?: unknown[];
  }
}

/** The folder of Next's own scripts, the only one from which the browser may load scripts. */
export const scriptFolder = '/_next/static/';

/** A script of a page that a browser would run; `text` is its inline code. */
export type PageScript = { src?: string | undefined; isFallback: boolean; text: string };

/** The scripts that a page needs in order to start; pages of one kind have the same. */
export type PageScripts = {
  /** The addresses of the script files, without the loader. */
  files: string[];
  /** The address of the file that runs what the others have loaded. */
  loader: string;
  /** What the loader uses to start the page: an object as JSON. */
  entry: string;
};

/** What a page needs in order to start. */
export type PageStart = PageScripts & {
  /** The page's data. */
  data: string;
};

/**
 * Reads from a page's scripts what the page needs in order to start.
 * @param scripts the scripts of the page, except the site's own files (isOwnFile)
 * @returns undefined when the page has none
 * @throws Error that shows a script of an unknown form, or says what is missing
 */
export function readPageStart(scripts: readonly PageScript[]): PageStart | undefined {
  // "nomodule": for browsers so old that they could not run the others either.
  const current = scripts.filter(({ isFallback }) => !isFallback);
  const all = [...new Set(current.flatMap(({ src }) => src ?? []))];
  const inline = current.filter(({ src }) => src === undefined).map(({ text }) => text);
  const entries = inline.flatMap((text) => entryPattern.exec(text)?.[1] ?? []);
  const data = inline.filter((text) => !entryPattern.test(text)).map(dataOf);
  if (current.length === 0) return undefined;

  const [loader, ...loaders] = all.filter((file) => /\/turbopack-[^/]+\.js$/.test(file));
  const [entry, ...more] = entries;
  if (!loader || loaders.length > 0) throw new Error('There must be one loader, turbopack-….js');
  if (!entry || more.length > 0) throw new Error('There must be one script that starts the page');
  return { files: all.filter((file) => file !== loader), loader, entry, data: data.join('') };
}

const entryPattern =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);?$/;

/** The part of the page's data in an inline script; the first script has none. */
function dataOf(script: string): string {
  if (script === '(self.__next_f=self.__next_f||[]).push([0])') return '';
  const [, part] = /^self\.__next_f\.push\(\[1,(".*")\]\)$/s.exec(script) ?? [];
  if (!part) throw new Error(`A script that is not known: ${script.slice(0, 60)}`);
  return JSON.parse(part);
}

/** Whether a script file is the site's own, such as /old-address.js, and not one of Next's. */
export function isOwnFile(src: string | undefined): boolean {
  return src !== undefined && !src.startsWith('/_next/');
}

/** The file with the data of a page, by the page's name in the export: blogs/first.html. */
export function dataFile(page: string): string {
  return page === '404.html' ? '_not-found.txt' : page.replace(/\.html$/, '.txt');
}

/** Runs in the browser before the loader: provides the data with which the loader starts the page. */
export function startPage(entry: string, data: string) {
  window.__next_f = [[0], [1, data]];
  // The script files have created it.
  window.TURBOPACK?.push(JSON.parse(entry));
}
