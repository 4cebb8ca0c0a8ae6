import { contentParts, textsIn } from '@/lib/content/check/walk-content';
import { issueAt } from '@/lib/content/report/issue';

/**
 * `npm run links`: lists every external address in the content, with its place, so that somebody can
 * check them from time to time. Nothing is fetched.
 */
const address = /https?:\/\/[^\s"'“”‘’<>()]*[^\s"'“”‘’<>().,;:!?]/g;

const { content } = await import('@/lib/content/load/store').catch(() => {
  console.error('The content has faults; npm run content names them. Then list the links again.');
  process.exit(1);
});
const found = contentParts(content).flatMap(({ name, value, item }) =>
  textsIn(value).flatMap(({ path, text }) =>
    [...text.matchAll(address)].map(([href]) => {
      const at = issueAt(name, item, path, { problem: '', expected: '' });
      return { href, place: `${at.file}: ${at.item} › ${at.field}` };
    }),
  ),
);
const links = found.filter(({ href }) => new URL(href).origin !== content.company.site);

for (const { href, place } of links) console.log(`${href}\n    ${place}`);
const hosts = new Set(links.map(({ href }) => new URL(href).host));
console.log(`\n${links.length} links to ${hosts.size} hosts: ${[...hosts].sort().join(', ')}`);
