import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { company } from '@/lib/content/query/all-content';
import type { Redirect } from '@/lib/routes/redirects';
import { routeOfPath } from '@/lib/routes/routes';
import { parseHeaders } from '../headers-file';

/**
 * Writes the rules of an export for Apache and LiteSpeed. Fills in the {{ }} of public/.htaccess with the site's host,
 * the redirects and the headers.
 * @param root the export folder, with its `_headers`
 * @throws Error if a file can't be read or written
 */
export async function writeHtaccess(root: string, redirects: readonly Redirect[]): Promise<void> {
  const rules = parseHeaders(await readFile(path.join(root, '_headers'), 'utf8'));
  const values: Record<string, string[]> = {
    host: [new URL(company.site).host],
    redirects: redirects.map(({ from, to }) => {
      // Without the slash at the start.
      const pattern = escapeDots(routeOfPath(from).slice(1));
      return `RewriteRule ^${pattern}(\\.html)?/?$ ${to} [R=301,L]`;
    }),
    headers: rules.flatMap(({ pattern, name, value }, index) =>
      pattern === '/*'
        ? [`Header unset ${name}`, `Header always set ${name} "${value}"`]
        : [
            `SetEnvIf Request_URI "^${escapeDots(pattern)}$" rule_${index}`.replace('*$', ''),
            `Header always set ${name} "${value}" env=rule_${index}`,
          ],
    ),
  };
  const template = await readFile('public/.htaccess', 'utf8');
  // If a value has several lines, each starts like the placeholder's line.
  const text = template.replace(/^(.*)\{\{(\w+)\}\}/gm, (_, start, key) =>
    (values[key] ?? []).map((line) => start + line).join('\n'),
  );
  await writeFile(path.join(root, '.htaccess'), text);
}

/** Escapes a path for a regular expression. */
const escapeDots = (path: string) => path.replaceAll('.', '\\.');
