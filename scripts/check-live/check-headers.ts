import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseHeaders, patternCovers } from '../serve/headers-file';
import type { LivePage } from './check-sitemap';
import { type Finding, findIf } from './finding';
import { fetchAnswer, mapConcurrently } from './live-site';

/** No page has this address: it shows what comes with the error page. */
const missing = '/nothing-here-at-all';

/** Names that mean nothing without https. */
const onlyWithHttps = /Strict-Transport-Security/;

/** Whether pages and files come with the headers of `_headers`, and compressed. */
export async function checkHeaders(
  origin: string,
  pages: readonly LivePage[],
  rules: string,
): Promise<Finding[]> {
  const all = parseHeaders(readFileSync(path.join(rules, '_headers'), 'utf8'));
  const isSecure = origin.startsWith('https:');
  const home = pages.find((page) => page.path === '/') ?? pages[0];
  const hashed = /\/_next\/static\/[^"'\s]+\.(js|css)/g;
  const files = [...new Set(home?.text.match(hashed))].slice(0, 2);
  const asked = ['/', missing, ...files];
  return mapConcurrently(asked, async (address) => {
    const { status, headers } = await fetchAnswer(origin + address);
    if (status === 0) return [];
    const wanted = all
      .filter(({ pattern }) => patternCovers(pattern, address))
      .filter(({ name }) => isSecure || !onlyWithHttps.test(name));
    const isCompressed = /gzip|br|zstd/.test(headers.get('content-encoding') ?? '');
    return [
      ...wanted.flatMap(({ name, value }) =>
        findIf(
          !hasValue(headers.get(name), value, isSecure),
          'a header for safety or caching is missing or different',
          `${address}: ${name}`,
        ),
      ),
      // Some hosts send the error page as it is; few visitors meet it.
      ...findIf(
        !isCompressed && address !== missing,
        'pages and scripts come uncompressed, which is slow on a telephone',
        address,
      ),
    ];
  });
}

/** A host may add to a value, for instance directives of its own. The local host leaves out what needs https. */
function hasValue(given: string | null, value: string, isSecure: boolean): boolean {
  const parts = value.split(/[;,] */).filter((part) => isSecure || !part.startsWith('upgrade-'));
  return parts.every((part) => given?.includes(part));
}
