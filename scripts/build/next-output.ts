import type { HTMLElement } from 'node-html-parser';

// Everything that the build assumes about the output of `next build`. If a new version of Next breaks the build,
// compare .next and out/ with this file. next-output.test.ts has an example of each assumption.

/** The address of `next dev`, if a line of its output has it. */
export const findAddress = (line: string) => /Local: +(\S+)/.exec(line)?.[1];

/** The folder of the site's own scripts. It is inside _next/static, whose files browsers may cache for a year. */
export const scriptFolder = '/_next/static/site/';

/** Whether a file of an export is a style, a font or a script. */
export const isStatic = (name: string) => /^_next\/static\/.*\.(css|js|woff2)$/.test(name);

/**
 * Whether a file of an export is of use only to Next's own scripts: the scripts and lists of them, the parts of pages
 * for Next's router, and the data of each page, which has the name of the page.
 * @param files the names of all files of the export
 */
export function isForNextAlone(name: string, files: readonly string[]): boolean {
  const isScript = /^_next\/static\/(?!site\/).*\.js(on)?$/.test(name);
  const isPart = /(^|\/)__next\.[^/]+$|^_not-found\./.test(name);
  const page = name.replace(/\.txt$/, '.html');
  return isScript || isPart || (page !== name && files.includes(page));
}

/** Whether an element is a script from Next (one that browsers run, inline or from /_next/), or preloads one. */
export function isScriptOfNext({ rawTagName, attrs }: HTMLElement): boolean {
  const isPreload = rawTagName === 'link' && attrs.rel === 'preload' && attrs.as === 'script';
  const isRun = rawTagName === 'script' && (!attrs.type || /javascript|module/.test(attrs.type));
  return isPreload || (isRun && (!attrs.src || attrs.src.startsWith('/_next/')));
}

/** Whether an element marks a part of a page that only Next's scripts can show, such as one in <Suspense>. */
export function isWaiting({ rawTagName, attrs }: HTMLElement): boolean {
  const isOfReact = attrs['data-dgst'] !== undefined || /^[BP]:/.test(attrs.id ?? '');
  return rawTagName === 'template' && isOfReact;
}
