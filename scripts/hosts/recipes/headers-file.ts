import { cacheRules } from '../cache-rules';
import { notice } from '../notice';
import { securityHeaders } from '../security-headers';

/**
 * The `_headers` file of Cloudflare Pages and Netlify. What it says nothing about, both send with
 * `public, max-age=0, must-revalidate` by themselves. Where several rules match, both hosts join the
 * values of one header: no header may stand in two rules that match one path.
 */
export function headersFile(): string {
  const everything = rule(
    '/*',
    securityHeaders.map(({ name, value }) => `${name}: ${value}`),
  );
  const kept = cacheRules.flatMap(({ paths, value }) =>
    paths.map((path) => rule(path, [`Cache-Control: ${value}`])),
  );
  return `# ${notice}\n\n${[everything, ...kept].join('\n')}`;
}

function rule(path: string, lines: string[]): string {
  return `${path}\n${lines.map((line) => `  ${line}\n`).join('')}`;
}
