import { collectionNames, collections } from '@/lib/content/collections';
import { itemName } from '@/lib/content/fault';
import { findLinks } from '@/lib/content/links';
import { company } from '@/lib/content/site';
import { content } from '@/lib/content/store';
import { chatHref } from '@/lib/enquiry/links';

/**
 * `npm run links`: lists every external address in the content, with its place, so that somebody can
 * check them from time to time. Nothing is fetched.
 */
const found = collectionNames.flatMap((name) => {
  const value: unknown = content[name];
  const items: unknown[] = Array.isArray(value) ? value : [value];
  return items.flatMap((item, index) =>
    findLinks(item).map(({ path, href }) => {
      const at = itemName(name, item, Array.isArray(value) ? index : undefined);
      return { href, place: `${collections[name].file}: ${at}${path && ` › ${path}`}` };
    }),
  );
});
const chat = {
  href: chatHref(company.phones[0], ''),
  place: 'content/company.ts: company › phones[1]',
};
const links = [...found, chat].filter(({ href }) => new URL(href).origin !== company.site);

for (const { href, place } of links) console.log(`${href}\n    ${place}`);
const hosts = new Set(links.map(({ href }) => new URL(href).host));
console.log(`\n${links.length} links to ${hosts.size} hosts: ${[...hosts].sort().join(', ')}`);
