import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { XMLParser } from 'fast-xml-parser';
import { parse } from 'node-html-parser';
import { exampleHost, examplePhone } from '../launch-check/content';
import { type Finding, finding, namesAnother } from './finding';
import { ask, forAll, plain } from './live-site';

/** A page of the sitemap that is there: its address without the host, and its HTML. */
export type LivePage = { path: string; text: string };

/**
 * Asks for every page of the sitemap, or of the home page's menus where there is none.
 * @param home the HTML of the home page
 * @param build the folder of the last build, if there is one to compare with
 */
export async function checkSitemap(
  origin: string,
  home: string,
  build: string | undefined,
): Promise<{ pages: LivePage[]; findings: Finding[] }> {
  const { status, text } = await ask(`${origin}/sitemap.xml`, plain);
  const listed = status === 200 ? readSitemap(text) : [];
  const elsewhere = listed.find((address) => URL.parse(address)?.origin !== origin);
  const findings: Finding[] = [];
  if (elsewhere) findings.push(finding(namesAnother, elsewhere));
  if (listed.length === 0) {
    const what = 'the list of pages for search engines is missing or broken';
    findings.push(finding(what, '/sitemap.xml'));
  }
  const addresses = listed.length > 0 ? listed : ['/', ...readMenus(home)];
  const titles = new Map<string, string>();
  const pages = await forAll(addresses, async (address) => {
    const { pathname } = new URL(address, origin);
    const answer = await ask(origin + pathname);
    if (answer.status !== 200) {
      const why = answer.problem ?? `status ${answer.status}`;
      findings.push(finding('the page is not there', `${pathname} (${why})`));
      return [];
    }
    const page = { path: pathname, text: answer.text };
    findings.push(...checkPage(page, titles, build));
    return [page];
  });
  const there = pages.flat();
  if (there.length > 0 && there.length < addresses.length / 2) {
    return { pages: there, findings: [finding('the host finds hardly any page', origin)] };
  }
  return { pages: there, findings };
}

/** The addresses of pages in the menus. */
function readMenus(home: string): string[] {
  const links = parse(home).querySelectorAll('nav a[href^="/"]');
  const pages = links.map((link) => link.getAttribute('href')?.replace(/[?#].*/, '') ?? '/');
  return [...new Set(pages)].filter((page) => page !== '/');
}

function readSitemap(text: string): string[] {
  try {
    const { urlset } = new XMLParser().parse(text);
    return [urlset.url].flat().map(({ loc }: { loc: string }) => loc);
  } catch {
    return [];
  }
}

function checkPage({ path: address, text }: LivePage, titles: Map<string, string>, build = '') {
  const findings: Finding[] = [];
  const html = parse(text);
  const title = html.querySelector('title')?.text ?? '';
  const other = titles.get(title);
  if (title === '') findings.push(finding('the page has no title', address));
  else if (other) findings.push(finding('several pages have one title', `${other} and ${address}`));
  titles.set(title, address);

  const robots = html.querySelector('meta[name=robots]')?.getAttribute('content') ?? '';
  if (robots.includes('noindex')) {
    findings.push(finding('the page asks search engines to leave it out', address));
  }
  if (exampleHost.test(text) || examplePhone.test(text)) {
    findings.push(finding('an example is still on the page', address));
  }

  const file = path.join(build, address === '/' ? 'index.html' : `${decodeURI(address)}.html`);
  if (build && (!existsSync(file) || readFileSync(file, 'utf8') !== text)) {
    findings.push(finding('the page differs from the last build on this computer', address));
  }
  return findings;
}
