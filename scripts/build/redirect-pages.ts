import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findSitePage, sitePageAt } from '@/lib/pages/site-pages';
import { parseRedirects, type Redirect } from '@/lib/routes/redirects';
import { routeOfPath } from '@/lib/routes/routes';
import { absoluteUrl } from '@/lib/seo/absolute-url';
import { escapeXml } from '@/lib/seo/xml';

/**
 * Reads the redirects from old addresses. Leaves out those to pages that the test site lacks. `npm run check:content`
 * reports errors in the list.
 * @param root the export folder, with its `_redirects`
 */
export async function readRedirects(root: string): Promise<Redirect[]> {
  const { redirects } = parseRedirects(await readFile(path.join(root, '_redirects'), 'utf8'));
  return redirects.filter(({ to }) => findSitePage(to));
}

/**
 * Writes a small page at each old address, for hosts that don't redirect. Hosts show Contact.html at /Contact, and
 * tours/index.html at /tours/.
 * @param root the export folder
 * @throws Error if a file can't be written
 */
export async function writeRedirectPages(root: string, redirects: readonly Redirect[]) {
  // Netlify and Cloudflare Pages read _redirects. Netlify would show these pages instead, and might mistake
  // Contact.html for contact.html.
  if (process.env.NETLIFY || process.env.CF_PAGES) return;
  for (const { from, to } of redirects) {
    const file = path.join(root, `${routeOfPath(from)}${from.endsWith('/') ? '/index' : ''}.html`);
    // Don't overwrite contact.html with Contact.html, which is the same file on Windows and macOS.
    if (existsSync(file)) continue;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, redirectPage(to));
  }
}

/**
 * The page for an old address. public/old-address.js redirects at once and keeps the query. It is a separate file,
 * because the page's policy forbids inline scripts. Without scripts, the page refreshes, which search engines treat as
 * a permanent redirect. There is no "noindex", because it would contradict the canonical address.
 */
function redirectPage(to: string): string {
  const [href, name] = [to, sitePageAt(to).name].map(escapeXml);
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${name}</title>
<link rel="canonical" href="${escapeXml(absoluteUrl(to))}">
<script src="/old-address.js"></script>
<noscript><meta http-equiv="refresh" content="0; url=${href}"></noscript>
</head>
<body>
<h1><a href="${href}">${name}</a></h1>
</body>
</html>
`;
}
