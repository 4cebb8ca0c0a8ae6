import { existsSync } from 'node:fs';
import { formatTodos } from '../launch-check/todo';

/**
 * `npm run check-live https://www.your-name.in`: asks the live site as visitors do, and says what is
 * wrong and what to do. Without an address it takes the one of content/company.ts. Exit code 0 when nothing
 * is wrong, else 1.
 */
const { content } = await import('@/lib/content/load/store').catch(() =>
  exitWith('The content has faults; npm run content names them. Correct them, then ask again.'),
);
const { checkLive } = await import('./check-live');
const [, , given = content.company.site] = process.argv;
const url = URL.parse(/^https?:\/\//.test(given) ? given : `https://${given}`);
const build = existsSync('out/index.html') ? 'out' : undefined;
if (!url?.hostname || given.startsWith('-')) {
  exitWith('Say the address of your site: npm run check-live https://www.your-name.in');
}
if (url.pathname !== '/') {
  exitWith(`The site lives at the top of its domain: npm run check-live ${url.origin}`);
}

console.log(`Asks ${url.origin}. This takes a minute.\n`);
const { pages, findings, live } = await checkLive(url.origin, {
  rules: 'public',
  build,
}).catch((error: Error) => exitWith(error.message));
if (!build) console.log('Not compared: there is no build here (npm run build).');
console.log(live);
if (findings.length > 0) {
  const todos = findings.map((one) => ({ file: url.host, ...one }));
  console.log(`\n${formatTodos(todos, 'at the live site (docs/hosting.md)')}`);
  process.exit(1);
}
console.log(`\nAll is well: ${pages} pages and what they need.`);
console.log('Whether all that they say is yours: npm run launch-check.');

function exitWith(line: string): never {
  console.error(line);
  process.exit(1);
}
