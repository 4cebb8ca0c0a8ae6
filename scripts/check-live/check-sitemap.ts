import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { exampleHost, examplePhone } from '../launch-check/find-in-content';
import { type Finding, findIf, makeFinding } from './finding';
import { fetchAnswer, mapConcurrently, uncompressed } from './live-site';

/** A page of the sitemap that is there: its address without the host, and its HTML. */
export type LivePage = { path: string; text: string };

/**
 * Asks for every page of the sitemap. What the build itself makes sure of, such as titles, is not asked again.
 * @param build the folder of the last build, if there is one to compare with
 */
export async function checkSitemap(
  origin: string,
  build: string | undefined,
): Promise<{ pages: LivePage[]; findings: Finding[] }> {
  const { status, text } = await fetchAnswer(`${origin}/sitemap.xml`, uncompressed);
  const locations = status === 200 ? parse(text).querySelectorAll('loc') : [];
  const listed = locations.map((location) => location.text.trim());
  const elsewhere = listed.find((address) => URL.parse(address)?.origin !== origin);
  const findings: Finding[] = [];
  if (elsewhere) {
    const what =
      'the site’s files name another address, so search engines and shared links go there';
    findings.push(makeFinding(what, elsewhere));
  }
  if (listed.length === 0) {
    const what = 'the list of pages for search engines is missing or broken';
    findings.push(makeFinding(what, '/sitemap.xml'));
  }
  const there: LivePage[] = await mapConcurrently(listed, async (address) => {
    const { pathname } = new URL(address, origin);
    const answer = await fetchAnswer(origin + pathname);
    if (answer.status !== 200) {
      const why = answer.problem ?? `status ${answer.status}`;
      findings.push(makeFinding('the page is not there', `${pathname} (${why})`));
      return [];
    }
    const page = { path: pathname, text: answer.text };
    findings.push(...checkPage(page, build));
    return [page];
  });
  if (there.length > 0 && there.length < listed.length / 2) {
    return { pages: there, findings: [makeFinding('the host finds hardly any page', origin)] };
  }
  return { pages: there, findings };
}

function checkPage({ path: address, text }: LivePage, build = ''): Finding[] {
  const robots = parse(text).querySelector('meta[name=robots]')?.getAttribute('content') ?? '';
  const isExample = exampleHost.test(text) || examplePhone.test(text);
  const file = path.join(build, address === '/' ? 'index.html' : `${decodeURI(address)}.html`);
  const isSame = build === '' || (existsSync(file) && readFileSync(file, 'utf8') === text);
  return [
    ...findIf(robots.includes('noindex'), 'the page asks search engines to leave it out', address),
    ...findIf(isExample, 'an example is still on the page', address),
    ...findIf(!isSame, 'the page differs from the last build on this computer', address),
  ];
}
