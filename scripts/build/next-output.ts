import type { HTMLElement } from 'node-html-parser';

// All that the build assumes of what `next build` exports, as the other files here change it. When a new version of
// Next breaks a build, compare .next and out/ with this file; next-output.test.ts has an example of each.

/** The folder for the site's own scripts, beside Next's: hosts let browsers keep what is in _next/static for a year. */
export const scriptFolder = '/_next/static/site/';

/** Whether a file of an export is a style, a font or a script. */
export const isStatic = (name: string) => /^_next\/static\/.*\.(css|js|woff2)$/.test(name);

/**
 * Whether only Next's own scripts would read a file of an export: those scripts and lists of them, the parts of pages
 * for its router, and the data of each page, which has the name of the page.
 * @param files the names of all files of the export
 */
export function isForNextAlone(name: string, files: readonly string[]): boolean {
  const isScript = /^_next\/static\/(?!site\/).*\.js(on)?$/.test(name);
  const isPart = /(^|\/)__next\.[^/]+$|^_not-found\./.test(name);
  const page = name.replace(/\.txt$/, '.html');
  return isScript || isPart || (page !== name && files.includes(page));
}

/** Whether an element is a script of Next: one that browsers run, inline or from /_next/. */
export function isScriptOfNext({ rawTagName, attrs }: HTMLElement): boolean {
  const isRun = rawTagName === 'script' && (!attrs.type || /javascript|module/.test(attrs.type));
  return isRun && (!attrs.src || attrs.src.startsWith('/_next/'));
}

/** Whether an element has no use once Next's scripts are gone, or repeats another one. */
export function isUnneeded({ rawTagName, attrs }: HTMLElement): boolean {
  if (rawTagName === 'link' && attrs.rel === 'preload') {
    // Nobody needs the styles for paper ahead of time.
    return attrs.as === 'script' || attrs.media === 'print';
  }
  // X takes the rest of its card from Open Graph, as the site means it to (lib/seo/metadata.ts).
  return rawTagName === 'meta' && /^twitter:(?!card$)/.test(attrs.name ?? '');
}

/** Whether an element marks a part of a page that only Next's scripts would show, such as one in <Suspense>. */
export function isWaiting({ rawTagName, attrs }: HTMLElement): boolean {
  const isOfReact = attrs['data-dgst'] !== undefined || /^[BP]:/.test(attrs.id ?? '');
  return rawTagName === 'template' && isOfReact;
}
