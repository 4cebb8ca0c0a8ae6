import { statSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'node-html-parser';
import type { LivePage } from './check-sitemap';
import { type Finding, findIf, makeFinding } from './finding';
import { fetchAnswer, mapConcurrently, uncompressed } from './live-site';

/** The types of files in which a wrong one does harm: browsers refuse such scripts, styles and fonts. */
const types: Record<string, RegExp> = {
  js: /javascript/,
  css: /^text\/css/,
  svg: /^image\/svg/,
  woff2: /font|octet-stream/,
  xml: /xml/,
  json: /json/,
  webmanifest: /json/,
};

/** Files that no page names in its text. */
const always = ['/favicon.ico'];

/**
 * Whether the files that pages need are there, with a type that browsers take.
 * @param build the folder of the last build, if there is one to compare their sizes with
 */
export async function checkFiles(
  origin: string,
  pages: readonly LivePage[],
  build = '',
): Promise<Finding[]> {
  const files = new Set([...always, ...pages.flatMap((page) => filesOf(page, origin))]);
  const found = await mapConcurrently([...files], async (address) => {
    const { status, headers } = await fetchAnswer(origin + address, {
      ...uncompressed,
      method: 'HEAD',
    });
    if (status !== 200) return makeFinding('a file that the pages need is missing', address);
    const ending = /\.(\w+)$/.exec(address)?.[1] ?? '';
    const isRight = types[ending]?.test(headers.get('content-type') ?? '') ?? true;
    if (!isRight) {
      return makeFinding('a file comes with a wrong type, so browsers refuse it', address);
    }
    const own = statSync(path.join(build, address), { throwIfNoEntry: false });
    const length = Number(headers.get('content-length') ?? own?.size);
    const isOther = build !== '' && length !== own?.size;
    return findIf(isOther, 'the file differs from the last build on this computer', address);
  });
  return [...found, ...(await checkRobots(origin))];
}

/** Scripts, styles, icons, fonts and pictures of a page, and its picture for chats. */
function filesOf({ text }: LivePage, origin: string): string[] {
  const html = parse(text);
  const links = 'link[rel=stylesheet], link[rel=preload], link[rel=icon], link[rel=manifest]';
  const attributes = (selector: string, attribute: string) =>
    html.querySelectorAll(selector).map((one) => one.getAttribute(attribute));
  const names = [
    ...attributes('script[src], img[src]', 'src'),
    ...attributes(links, 'href'),
    // The host that it names is told of with the sitemap's.
    ...attributes('meta[property="og:image"]', 'content').map(
      (address) => URL.parse(address ?? '')?.pathname,
    ),
  ];
  return names.flatMap((name) => {
    const url = name ? URL.parse(name, origin) : null;
    return url?.origin === origin ? [url.pathname] : [];
  });
}

async function checkRobots(origin: string): Promise<Finding[]> {
  const { status, text } = await fetchAnswer(`${origin}/robots.txt`, uncompressed);
  const spot = '/robots.txt';
  if (status !== 200) return [makeFinding('robots.txt is missing', spot)];
  // Hosts may forbid the site to single robots.
  const forAll = text.split(/^(?=User-agent:)/im).filter((it) => /^User-agent: *\*/i.test(it));
  const isForbidden = forAll.some((group) => /^Disallow: *\/\s*$/im.test(group));
  return findIf(isForbidden, 'robots.txt keeps all search engines out', spot);
}
