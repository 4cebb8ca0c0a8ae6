import { spawn, spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { HTMLElement } from 'node-html-parser';
import { staticPath } from '@/lib/routes/file-paths';

// What the scripts assume about Next's commands, files and pages. If a new version of Next breaks the build, compare
// .next and out/ with this file. The test of rewrite-pages.ts has examples.

const next = 'node_modules/next/dist/bin/next';

/** Renders the pages. @returns whether that succeeded */
export function buildPages(env: NodeJS.ProcessEnv): boolean {
  return spawnSync(process.execPath, [next, 'build'], { env, stdio: 'inherit' }).status === 0;
}

/** Starts `next dev` on a free port, and prints its messages. When either process ends, so does the other. */
export function startNext(): Promise<string> {
  process.env.NEXT_TELEMETRY_DISABLED = '1';
  // Next's fast refresh on the server may show old texts.
  const options = ['--no-server-fast-refresh', '--hostname', '127.0.0.1', '--port', '0'];
  const { execPath } = process;
  const dev = spawn(execPath, [next, 'dev', ...options], { stdio: ['ignore', 'pipe', 'inherit'] });
  dev.on('exit', (status) => process.exit(status ?? 0));
  for (const signal of ['SIGINT', 'SIGTERM', 'exit']) process.on(signal, () => dev.kill());
  return new Promise((resolve) => {
    createInterface({ input: dev.stdout }).on('line', (line) => {
      const [, url] = /Local: +(\S+)/.exec(line) ?? [];
      if (url) resolve(url);
      else if (!line.includes('Network:')) console.log(line);
    });
  });
}

/** The folder of the site's own scripts. */
export const scriptFolder = `${staticPath}site/`;

/** Whether a file of an export is a style, a font or a script. */
export const isStatic = (name: string) =>
  `/${name}`.startsWith(staticPath) && /\.(css|js|woff2)$/.test(name);

/**
 * Whether only Next's own scripts need a file of an export: the scripts and lists of them, the parts of pages for
 * Next's router, and the data of each page, which are named like the page.
 * @param files the names of all files of the export
 */
export function isForNextOnly(name: string, files: readonly string[]): boolean {
  const isOurs = `/${name}`.startsWith(scriptFolder);
  const isScript = `/${name}`.startsWith(staticPath) && /\.js(on)?$/.test(name) && !isOurs;
  const isPart = /(^|\/)__next\.[^/]+$|^_not-found\./.test(name);
  const page = name.replace(/\.txt$/, '.html');
  return isScript || isPart || (page !== name && files.includes(page));
}

/** Selectors for the elements that the build needs: the encoding, and the stylesheets for screens. */
export const charsetSelector = 'head > meta[charset]';
export const stylesheetSelector = 'head > link[rel=stylesheet]:not([media])';

/** Whether an element is one of Next's scripts (inline or from /_next/), or preloads one. */
export function isScriptOfNext({ rawTagName, attrs }: HTMLElement): boolean {
  const isPreload = rawTagName === 'link' && attrs.rel === 'preload' && attrs.as === 'script';
  const isExecutable =
    rawTagName === 'script' && (!attrs.type || /javascript|module/.test(attrs.type));
  return isPreload || (isExecutable && (!attrs.src || attrs.src.startsWith('/_next/')));
}

/** Whether an element marks a part of a page that needs Next's scripts to appear, such as an open <Suspense>. */
export function isUnresolvedSuspense({ rawTagName, attrs }: HTMLElement): boolean {
  const isReactMarker = attrs['data-dgst'] !== undefined || /^[BP]:/.test(attrs.id ?? '');
  return rawTagName === 'template' && isReactMarker;
}
