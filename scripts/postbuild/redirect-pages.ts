import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sitePage } from '@/components/kinds/site-pages';
import { parseRedirects } from '@/lib/redirects';
import { absolute } from '@/lib/seo/address';
import { escapeXml } from '@/lib/seo/xml';

/**
 * Writes a small page for each old address, which leads to the new one on hosts without redirects.
 * @param root the export folder; its `_redirects` lists the old addresses
 * @returns how many pages were written. A file system that ignores capitals gets none, because
 *   Contact.html would overwrite contact.html there.
 * @throws when an old address leads to something that is not a page, or a file cannot be written
 */
export async function writeRedirectPages(root: string): Promise<number> {
  const existing = new Set(await readdir(root));
  let written = 0;
  for (const { from, to } of parseRedirects(
    await readFile(path.join(root, '_redirects'), 'utf8'),
  )) {
    const name = `${from.slice(1)}.html`;
    const file = path.join(root, name);
    const ignoresCapitals = !existing.has(name) && (await stat(file).catch(() => undefined));
    if (ignoresCapitals) continue;
    await writeFile(file, redirectPage(to));
    written += 1;
  }
  return written;
}

/**
 * With scripts, public/old-address.js redirects at once and keeps the query; it is a file because the
 * page's policy forbids inline scripts. Without scripts the refresh redirects, which search engines
 * treat as a permanent redirect. There is no "noindex", which would contradict the canonical address.
 */
function redirectPage(to: string): string {
  const { heading } = sitePage(to);
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeXml(heading)}</title>
<link rel="canonical" href="${escapeXml(absolute(to))}">
<script src="/old-address.js"></script>
<noscript><meta http-equiv="refresh" content="0; url=${escapeXml(to)}"></noscript>
</head>
<body>
<h1><a href="${escapeXml(to)}">${escapeXml(heading)}</a></h1>
</body>
</html>
`;
}
