import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { company } from '@/lib/content/query/site';
import { plainAddress, type Redirect } from '@/lib/redirects';
import { routes } from '@/lib/routes';
import { parseHeaders } from '../serve/headers-file';
import { groupByPage } from './redirect-pages';

/**
 * Writes the rules of an export for hosts that do not read `_headers` and `_redirects`: .htaccess for
 * Apache and LiteSpeed, .nginx.conf for nginx. hosts/ has their templates.
 * @param root the export folder, before the small pages of old addresses are written
 * @throws when `_headers`, `_redirects` or a template cannot be read
 */
export async function writeHostFiles(root: string): Promise<void> {
  const rules = parseHeaders(await readFile(path.join(root, '_headers'), 'utf8'));
  const groups = groupByPage(await readFile(path.join(root, '_redirects'), 'utf8'));
  const forAll = rules.filter(({ pattern }) => pattern === '/*');
  const forFiles = rules.filter(({ pattern }) => pattern !== '/*');
  const { host } = new URL(company.site);
  const otherHost = otherNameOf(host);

  const apache = {
    host,
    otherHost: escapePattern(otherHost),
    redirects: groups.flatMap(apacheRedirects),
    headers: forAll.flatMap(({ name, value }) => [
      `Header unset ${name}`,
      `Header always set ${name} "${value}"`,
    ]),
    fileHeaders: forFiles.flatMap(({ pattern, name, value }, index) => [
      `SetEnvIf Request_URI "${filePattern(pattern)}" site_${index}`,
      `Header always set ${name} "${value}" env=site_${index}`,
    ]),
  };
  const nginx = {
    host,
    otherHost,
    redirects: groups.flatMap(nginxRedirect),
    headers: forAll.map(({ name, value }) => `add_header ${name} "${value}" always;`),
    cacheRules: forFiles
      .filter(({ name }) => name === 'Cache-Control')
      .map(({ pattern, value }) => `"~${filePattern(pattern)}" "${value}";`),
  };
  await writeFilled('hosts/htaccess', apache, path.join(root, '.htaccess'));
  await writeFilled('hosts/nginx.conf', nginx, path.join(root, '.nginx.conf'));
}

/** The name with www for one without, and the other way round. */
export function otherNameOf(host: string): string {
  return host.startsWith('www.') ? host.slice(4) : `www.${host}`;
}

/** Lines take the place of a whole line, in which {{name}} stands alone. */
async function writeFilled(
  template: string,
  values: Record<string, string | string[]>,
  target: string,
) {
  const text = await readFile(template, 'utf8');
  const filled = text.replace(/( *)\{\{(\w+)\}\}/g, (_, indent: string, name: string) => {
    const value = values[name] ?? [];
    return [value]
      .flat()
      .map((line) => indent + line)
      .join('\n');
  });
  await writeFile(target, filled);
}

/** What follows the ? of an old address chooses the page, in any order; else the query is kept. */
function apacheRedirects(group: Redirect[]): string[] {
  const pattern = oldPattern(group);
  const choices = group.filter(({ query }) => query !== '');
  const fallback = group.find(({ query }) => query === '')?.to ?? routes.home;
  return [
    ...choices.flatMap(({ query, to }) => [
      ...query
        .split('&')
        .map((part) => `RewriteCond %{QUERY_STRING} (^|&)${escapePattern(part)}(&|$)`),
      `RewriteRule ^${pattern} %{ENV:SEA_ALMOND}${to} [QSD,R=301,L]`,
    ]),
    `RewriteRule ^${pattern} %{ENV:SEA_ALMOND}${fallback} [R=301,L]`,
  ];
}

/** Where the query chooses the page, the small page of the old address does it. */
function nginxRedirect(group: Redirect[]): string[] {
  const [first, ...others] = group;
  if (!first || [first, ...others].some(({ query }) => query !== '')) return [];
  return [`location ~ "^/${oldPattern(group)}" { return 301 ${first.to}$is_args$args; }`];
}

/** An old address, as the path that servers have decoded, with and without .html and a slash. */
function oldPattern([first]: Redirect[]): string {
  const address = plainAddress(first?.from ?? '');
  return `${escapePattern(decodeURIComponent(address).slice(1))}(\\.html)?/?$`;
}

/** The addresses of a pattern of `_headers`, and of their compressed copies. */
function filePattern(pattern: string): string {
  return pattern.endsWith('*')
    ? `^${escapePattern(pattern.slice(0, -1))}`
    : `^${escapePattern(pattern)}(\\.br|\\.gz)?$`;
}

/** Text as a regular expression that has no space, quote or bracket: servers compare bytes. */
function escapePattern(text: string): string {
  return [...Buffer.from(text)]
    .map((byte) => {
      const letter = String.fromCharCode(byte);
      if (/[\w/-]/.test(letter)) return letter;
      return letter === '.' ? '\\.' : `\\x${byte.toString(16)}`;
    })
    .join('');
}
