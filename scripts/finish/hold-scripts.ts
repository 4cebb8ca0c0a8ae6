import { rewriteElements } from './rewrite';

/** A page of Next without its scripts, and what these were. */
export type Held = {
  html: string;
  /** The addresses of the script files, but the one that runs what they bring. */
  files: string[];
  /** That one: Next's loader. */
  loader: string;
  /** What the loader is to start the page with: an object as JSON. */
  entry: string;
  /** The page's data, which stood in its inline scripts. */
  data: string;
};

const isLoader = /\/turbopack-[^/]+\.js$/;

/**
 * Takes Next's scripts out of a page, with the requests for them in advance. Structured data and
 * other scripts of the site stay.
 * @param html a page as `next build` wrote it
 * @returns undefined when it has none of Next's scripts
 * @throws Error that shows an inline script that isn't known (holding it back might break the page),
 *   or says what the page lacks
 */
export async function holdScripts(html: string): Promise<Held | undefined> {
  const files = new Set<string>();
  const entries: string[] = [];
  let data = '';

  const rest = await rewriteElements(html, ({ name, attributes, content }) => {
    const { rel, as, type, src } = attributes;
    if (name === 'link' && rel === 'preload' && as === 'script') return '';
    const isScript =
      name === 'script' && (!type || type === 'module' || type.includes('javascript'));
    if (!isScript) return undefined;
    // For browsers so old that they could not run the others either.
    if ('nomodule' in attributes) return '';
    if (src && !src.startsWith('/_next/')) return undefined;
    if (src) files.add(src);
    else if (entryOf(content)) entries.push(entryOf(content) ?? '');
    else data += dataOf(content);
    return '';
  });

  if (files.size === 0) return undefined;
  const [loader, ...loaders] = [...files].filter((file) => isLoader.test(file));
  const [entry, ...more] = entries;
  if (!loader || loaders.length > 0) throw new Error('There must be one loader, turbopack-….js');
  if (!entry || more.length > 0) throw new Error('There must be one script that starts the page');
  files.delete(loader);
  return { html: rest, files: [...files], loader, entry, data };
}

/** What the script that starts the page hands to the loader. */
function entryOf(script: string): string | undefined {
  const [, entry] =
    /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);?$/.exec(
      script,
    ) ?? [];
  return entry;
}

/** The part of the page's data that an inline script hands over; the first one hands over none. */
function dataOf(script: string): string {
  if (script === '(self.__next_f=self.__next_f||[]).push([0])') return '';
  const [, part] = /^self\.__next_f\.push\(\[1,(".*")\]\)$/s.exec(script) ?? [];
  if (!part) throw new Error(`A script that is not known: ${script.slice(0, 60)}`);
  return JSON.parse(part);
}

/** What the page itself tells its starter (scripts/finish/starter.ts). */
export type Start = Pick<Held, 'files' | 'loader' | 'entry'> & {
  /** Where the page's data is, and its hash: data of another build must not be taken for it. */
  data: { address: string; integrity: string };
};

/**
 * Puts the script that brings the others into the head of a page.
 * @param starter the compiled script
 */
export function addStarter(html: string, starter: string, start: Start): string {
  const attributes = {
    'data-scripts': start.files.join(' '),
    'data-loader': start.loader,
    'data-entry': start.entry.replaceAll('&', '&amp;').replaceAll('"', '&quot;'),
    'data-page': start.data.address,
    'data-integrity': start.data.integrity,
  };
  const source = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
  return insertBefore(html, '</head>', `<script ${source.join(' ')}>${starter}</script>`);
}

function insertBefore(html: string, mark: string, insertion: string): string {
  const at = html.indexOf(mark);
  if (at < 0) throw new Error(`The page has no ${mark}`);
  return html.slice(0, at) + insertion + html.slice(at);
}
