import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { parseRedirects, plainAddress } from '@/lib/redirects';
import { otherNameOf } from '../postbuild/host-files';
import type { LivePage } from './check-sitemap';
import { type Finding, findIf, findWrong, type Options } from './finding';
import { fetchAnswer, mapConcurrently, type SiteAnswer, uncompressed } from './live-site';

/** Files that a careless upload brings along. */
const secrets = [
  '/.git/config',
  '/.env',
  '/.env.production.local',
  '/.htaccess',
  '/package.json',
  '/site.zip',
  '/before.zip',
];

/** Folders of the export that have no page. */
const folders = ['/images/', '/icons/', '/_next/', '/_next/static/'];

/** Whether every kind of address leads where it should, and what has no address has none. */
export async function checkAddresses(
  origin: string,
  pages: readonly LivePage[],
  { rules }: Options,
): Promise<Finding[]> {
  const { redirects } = parseRedirects(readFileSync(path.join(rules, '_redirects'), 'utf8'));
  const known = pages.map((page) => page.path);
  // A page with a folder of its name is where hosts go wrong first.
  const parents = known.filter((one) => known.some((other) => other.startsWith(`${one}/`)));
  const samples = [...parents, known.at(-1) ?? '/'].filter((one) => one !== '/');
  // Some hosts answer whatever they do not know with 200 and one page.
  const unknown = await fetchAnswer(`${origin}/nothing-here-at-all`);
  const isNotThere = async (address: string) => {
    const { status, text } = await fetchAnswer(origin + address);
    return status !== 200 || text === unknown.text;
  };
  const found = await Promise.all([
    findWrong(
      'an unknown address does not get the site’s own error page with status 404',
      ['/nothing-here-at-all', '/nothing/here/at-all'],
      async (address) => {
        const { status, text } = await fetchAnswer(origin + address, uncompressed);
        // Our error page has the menu.
        return status === 404 && text.includes('href="/contact"');
      },
    ),
    findWrong(
      'an address with a slash or .html at its end does not lead to the page',
      samples.flatMap((page) => [`${page}/`, `${page}.html`]),
      async (address) =>
        leadsTo(await fetchAnswer(origin + address), address) === plainAddress(address),
    ),
    mapConcurrently(
      redirects.filter(({ to }) => known.includes(to)),
      async ({ from, query, to }) => {
        const address = query ? `${from}?${query}` : from;
        const first = leadsTo(await fetchAnswer(origin + address), address);
        // Hosts with small pages take the slash or .html away first.
        const isShorter = first !== undefined && first !== from && first === plainAddress(from);
        const target = isShorter ? leadsTo(await fetchAnswer(origin + first), address) : first;
        return findIf(target !== to, 'an old address does not lead to its page', address);
      },
    ),
    findWrong('the host shows a list of files', folders, isNotThere),
    findWrong('a file that is nobody’s business can be read by anybody', secrets, isNotThere),
    checkNames(origin),
  ]);
  return found.flat();
}

/** http, and the name with or without www. A site without https is on this computer. */
async function checkNames(origin: string): Promise<Finding[]> {
  const { protocol, host } = new URL(origin);
  if (protocol === 'http:') return [];
  const leadsHome = async (address: string) => {
    const { headers } = await fetchAnswer(address);
    return URL.parse(headers.get('location') ?? '', address)?.href === `${origin}/`;
  };
  const others = [`https://${otherNameOf(host)}/`];
  return [
    ...(await findWrong('http does not lead to https', [`http://${host}/`], leadsHome)),
    ...(await findWrong(
      'the name with or without www does not lead to the site',
      others,
      leadsHome,
    )),
  ];
}

/** Where a redirect leads, or the small page of an old address: a path without what follows the ?. */
function leadsTo({ status, headers, text }: SiteAnswer, address: string): string | undefined {
  const { pathname, search, origin } = new URL(address, 'https://site.example');
  const isRedirect = status === 301 || status === 308;
  const target = isRedirect ? headers.get('location') : linkOf(text, search.slice(1));
  return target ? new URL(target, origin + pathname).pathname : undefined;
}

/** The link that the small page of an old address follows (scripts/postbuild/redirect-pages.ts). */
function linkOf(text: string, query: string): string | undefined {
  if (!text.includes('/old-address.js')) return undefined;
  const html = parse(text);
  const chosen = html.querySelector(`[data-query="${query}"]`) ?? html.querySelector('h1 a');
  return chosen?.getAttribute('href');
}
