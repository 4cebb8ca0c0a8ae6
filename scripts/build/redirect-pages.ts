import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseRedirects, plainAddress, type Redirect } from '@/lib/redirects';
import { absoluteUrl } from '@/lib/seo/absolute-url';
import { escapeXml } from '@/lib/seo/xml';
import { findSitePage, sitePage } from '@/lib/site-pages/site-pages';

/**
 * Reads the old addresses that lead to a page and are no page themselves. What is wrong in the list is
 * told by `npm run content`.
 * @param root the export folder, with its `_redirects`
 */
export async function readRedirects(root: string): Promise<Redirect[]> {
  const { redirects } = parseRedirects(await readFile(path.join(root, '_redirects'), 'utf8'));
  return redirects.filter(({ from, to }) => findSitePage(to) && !findSitePage(plainAddress(from)));
}

/**
 * Writes a small page at each old address, which leads to the new one on hosts without redirects.
 * A host shows Contact.html at /Contact, and tours/index.html at /tours/.
 * @param root the export folder
 * @throws when a file cannot be written
 */
export async function writeRedirectPages(root: string, redirects: readonly Redirect[]) {
  for (const { from, to } of redirects) {
    const name = decodeURI(plainAddress(from));
    const file = path.join(root, `${name}${from.endsWith('/') ? '/index' : ''}.html`);
    // Windows and macOS ignore capitals: Contact.html is contact.html there, and stays as it is.
    if (existsSync(file)) continue;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, redirectPage(to));
  }
}

/**
 * With scripts, public/old-address.js redirects at once and keeps what follows the ?; it is a file because
 * the page's policy forbids inline scripts. Without scripts the refresh redirects, which search engines
 * treat as a permanent redirect. There is no "noindex", which would contradict the canonical address.
 */
function redirectPage(to: string): string {
  const [href, heading] = [to, sitePage(to).heading].map(escapeXml);
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${heading}</title>
<link rel="canonical" href="${escapeXml(absoluteUrl(to))}">
<script src="/old-address.js"></script>
<noscript><meta http-equiv="refresh" content="0; url=${href}"></noscript>
</head>
<body>
<h1><a href="${href}">${heading}</a></h1>
</body>
</html>
`;
}
