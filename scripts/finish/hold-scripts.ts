import { rewriteElements } from './rewrite';

/** A page of Next without its scripts, and what these were. */
export type Held = {
  html: string;
  /** The addresses of the script files, the one that starts all others last. */
  files: string[];
  /** The page's data, which stood in its inline scripts: one script. */
  data: string;
};

/** What Next's inline scripts begin with: the data of the page, and what is to be started with it. */
const nextData = /^\(?(?:self\.__next_f\b|globalThis\["TURBOPACK"\])/;

/** Next's loader: it runs what the other files brought. */
const startsOthers = /\/turbopack-[^/]+\.js$/;

/**
 * Takes Next's scripts out of a page, with the requests for them in advance. Structured data and
 * other scripts of the site stay.
 * @param html a page as `next build` wrote it
 * @returns undefined when it has none of Next's scripts
 * @throws Error that shows an inline script that isn't known: holding it back might break the page
 */
export async function holdScripts(html: string): Promise<Held | undefined> {
  const files = new Set<string>();
  const data: string[] = [];

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
    else if (nextData.test(content)) data.push(content);
    else throw new Error(`A script that is not known: ${content.slice(0, 60)}`);
    return '';
  });

  if (files.size === 0) return undefined;
  const first = [...files].filter((file) => !startsOthers.test(file));
  const last = [...files].filter((file) => startsOthers.test(file));
  if (last.length !== 1)
    throw new Error(`There are ${last.length} scripts that start the others, not one`);
  return { html: rest, files: [...first, ...last], data: data.join('\n') };
}

/**
 * Puts the script that brings the others into the head of a page.
 * @param starter the compiled script
 * @param addresses what it brings, the one that starts all others last
 */
export function addStarter(html: string, starter: string, addresses: readonly string[]): string {
  return insertBefore(
    html,
    '</head>',
    `<script data-starts="${addresses.join(' ')}">${starter}</script>`,
  );
}

function insertBefore(html: string, mark: string, insertion: string): string {
  const at = html.indexOf(mark);
  if (at < 0) throw new Error(`The page has no ${mark}`);
  return html.slice(0, at) + insertion + html.slice(at);
}
