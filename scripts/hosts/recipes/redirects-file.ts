import { notice } from '../notice';
import { redirects } from '../redirects';

/**
 * The `_redirects` file of Cloudflare Pages and Netlify: old addresses only. Slashes at the end and
 * .html are the hosts' own business, and both take the query along. No "!" behind the number: Netlify
 * may ignore capitals, and would then send /contact to itself for ever; without it, it serves the
 * small page of the old address instead. Cloudflare follows the rule in any case.
 */
export function redirectsFile(): string {
  const lines = redirects.map(({ from, to }) => `${from} ${to} 301\n`);
  return `# ${notice}\n\n${lines.join('')}`;
}
