import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { company } from '@/lib/content/query/all-content';
import type { Redirect } from '@/lib/routes/redirects';
import { routeOfPath } from '@/lib/routes/routes';
import { parseHeaders } from '../headers-file';

/**
 * Writes the rules of an export for Apache and LiteSpeed (`.htaccess`) and for nginx (`.nginx.conf`). Fills in the
 * {{ }} of the templates in public/ with the site's host, the redirects and the headers.
 * @param root the export folder, with its `_headers`
 * @throws Error if a file can't be read or written
 */
export async function writeHostRules(root: string, redirects: readonly Redirect[]): Promise<void> {
  const rules = parseHeaders(await readFile(path.join(root, '_headers'), 'utf8'));
  const host = [new URL(company.site).host];
  const oldPaths = redirects.map(({ from, to }) => {
    // Without the slash at the start.
    const pattern = `${escapeDots(routeOfPath(from).slice(1))}(\\.html)?/?$`;
    return { pattern, to };
  });
  await fillIn('.htaccess', root, {
    host,
    redirects: oldPaths.map(({ pattern, to }) => `RewriteRule ^${pattern} ${to} [R=301,L]`),
    headers: rules.flatMap(({ pattern, name, value }, index) =>
      pattern === '/*'
        ? [`Header unset ${name}`, `Header always set ${name} "${value}"`]
        : [
            `SetEnvIf Request_URI "${filePattern(pattern)}" rule_${index}`,
            `Header always set ${name} "${value}" env=rule_${index}`,
          ],
    ),
  });
  const isForAll = ({ pattern }: { pattern: string }) => pattern === '/*';
  await fillIn('.nginx.conf', root, {
    host,
    redirects: oldPaths.map(
      ({ pattern, to }) => `location ~ ^/${pattern} { return 301 ${to}$is_args$args; }`,
    ),
    headers: rules
      .filter(isForAll)
      .map(({ name, value }) => `add_header ${name} "${value}" always;`),
    // No other header depends on the path.
    cache: rules
      .filter((rule) => !isForAll(rule))
      .map(({ pattern, value }) => `"~${filePattern(pattern)}" "${value}";`),
  });
}

/** Fills in a template in public/. If a value has several lines, each starts like the placeholder's line. */
async function fillIn(name: string, root: string, values: Record<string, string[]>) {
  const template = await readFile(path.join('public', name), 'utf8');
  const text = template.replace(/^(.*)\{\{(\w+)\}\}/gm, (_, start, key) =>
    (values[key] ?? []).map((line) => start + line).join('\n'),
  );
  await writeFile(path.join(root, name), text);
}

/** A regular expression for the paths that a pattern of `_headers` covers. */
const filePattern = (pattern: string) => `^${escapeDots(pattern)}$`.replace('*$', '');

/** Escapes a path for a regular expression. */
const escapeDots = (path: string) => path.replaceAll('.', '\\.');
