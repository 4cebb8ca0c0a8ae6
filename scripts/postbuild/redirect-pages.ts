import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseRedirects, plainAddress, type Redirect, redirectFiles } from '@/lib/redirects';
import { routes } from '@/lib/routes';
import { absoluteUrl } from '@/lib/seo/absolute-url';
import { escapeXml } from '@/lib/seo/xml';
import { findSitePage, sitePage } from '@/lib/site-pages/site-pages';
import { filesIn } from '../files-in.mjs';

/**
 * Writes a small page for each old address, which leads to the new one on hosts without redirects. The
 * content check has told what is wrong in the list: lines that lead to no page are left out here.
 * @param root the export folder; its `_redirects` lists the old addresses. Lines of addresses with
 *   different pages behind their ? become comments there: hosts would read the first one for all.
 * @returns how many files were written. A file system that ignores capitals gets none for an address
 *   that differs by them alone, because Contact.html would overwrite contact.html there.
 * @throws when a file cannot be written
 */
export async function writeRedirectPages(root: string): Promise<number> {
  const existing = new Set(filesIn(root));
  const list = path.join(root, '_redirects');
  const text = await readFile(list, 'utf8');
  const groups = groupByPage(text);
  let written = 0;
  for (const group of groups) {
    const names = new Set(group.flatMap(({ from }) => redirectFiles(from)));
    for (const name of names) {
      const file = path.join(root, name);
      const ignoresCapitals = !existing.has(name) && (await stat(file).catch(() => undefined));
      if (ignoresCapitals) continue;
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, redirectPage(group));
      written += 1;
    }
  }
  await writeFile(list, withoutQueries(text, groups.filter(hasQueries).flat()));
  return written;
}

/**
 * The old addresses that lead to a page and are none themselves, those together that hosts take for one.
 * @param list the content of `_redirects`
 */
export function groupByPage(list: string): Redirect[][] {
  const groups = new Map<string, Redirect[]>();
  for (const one of parseRedirects(list).redirects) {
    const address = plainAddress(one.from);
    if (findSitePage(address) || !findSitePage(one.to)) continue;
    groups.set(address, [...(groups.get(address) ?? []), one]);
  }
  return [...groups.values()];
}

const hasQueries = (group: readonly Redirect[]) => group.some(({ query }) => query !== '');

function withoutQueries(text: string, answered: readonly Redirect[]): string {
  if (answered.length === 0) return text;
  const lines = new Set(answered.map(({ line }) => line));
  return text
    .split('\n')
    .map((line, index) => (lines.has(index + 1) ? `# By its small page: ${line.trim()}` : line))
    .join('\n');
}

/**
 * With scripts, public/old-address.js redirects at once and keeps the query; it is a file because the
 * page's policy forbids inline scripts. Without scripts the refresh redirects, which search engines
 * treat as a permanent redirect. There is no "noindex", which would contradict the canonical address.
 * Where the page depends on what follows the ?, there is a link for each, and no refresh.
 */
function redirectPage(group: readonly Redirect[]): string {
  const to = group.find(({ query }) => query === '')?.to ?? routes.home;
  const { heading } = sitePage(to);
  const refresh = `<noscript><meta http-equiv="refresh" content="0; url=${escapeXml(to)}"></noscript>\n`;
  const choices = group.filter(({ query }) => query !== '').map(redirectCondition);
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeXml(heading)}</title>
<link rel="canonical" href="${escapeXml(absoluteUrl(to))}">
<script src="/old-address.js"${choices.length > 0 ? ' defer' : ''}></script>
${choices.length > 0 ? '' : refresh}</head>
<body>
<h1><a href="${escapeXml(to)}">${escapeXml(heading)}</a></h1>
${choices.join('')}</body>
</html>
`;
}

function redirectCondition({ query, to }: Redirect): string {
  const { heading } = sitePage(to);
  return `<p><a href="${escapeXml(to)}" data-query="${escapeXml(query)}">${escapeXml(heading)}</a></p>\n`;
}
