import { readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { absolute } from '@/lib/seo/address';
import { sitePage } from '@/lib/seo/site-pages';
import { escapeXml } from '@/lib/seo/xml';

/**
 * Writes a small page for each old address whose page is there, which leads to the page that is meant: a plain host
 * knows no redirects. A file system that takes Contact.html for contact.html gets none, since the
 * page itself would be overwritten; nor would a host on one need it.
 * @param root the export folder
 * @param aliases old addresses, each with the page's address: { '/Contact': '/contact' }
 * @returns how many there are now, and how many were left out
 * @throws when a file cannot be written
 */
export async function writeAliases(
  root: string,
  aliases: Readonly<Record<string, string>>,
): Promise<{ written: number; skipped: number }> {
  const existing = new Set(await readdir(root));
  let written = 0;
  for (const [alias, route] of Object.entries(aliases)) {
    const name = `${alias.slice(1)}.html`;
    const file = path.join(root, name);
    if (!existing.has(`${route.slice(1)}.html`)) continue;
    const isMistaken = !existing.has(name) && (await isThere(file));
    if (isMistaken) continue;
    await writeFile(file, aliasPage(route));
    written += 1;
  }
  return { written, skipped: Object.keys(aliases).length - written };
}

/**
 * With scripts, old-address.js goes on at once and keeps the query; it is a file, since a strict
 * policy forbids scripts in the page. Without, the browser does by itself: search engines take a
 * refresh after 0 seconds for a permanent redirect. There is no "noindex", which would contradict it.
 */
function aliasPage(route: string): string {
  const { heading } = sitePage(route);
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeXml(heading)}</title>
<link rel="canonical" href="${escapeXml(absolute(route))}">
<script src="/old-address.js"></script>
<noscript><meta http-equiv="refresh" content="0; url=${escapeXml(route)}"></noscript>
</head>
<body>
<h1><a href="${escapeXml(route)}">${escapeXml(heading)}</a></h1>
</body>
</html>
`;
}

function isThere(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
