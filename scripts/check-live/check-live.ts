import type { FormsFile } from '@/lib/content/query/forms';
import { readCommit } from '../commit';
import { isLocalInbox } from '../launch-check/find-in-export';
import { checkAddresses } from './check-addresses';
import { checkFiles } from './check-files';
import { checkHeaders } from './check-headers';
import { checkSitemap } from './check-sitemap';
import { type Finding, makeFinding, type Options } from './finding';
import { describeLiveBuild } from './live-build';
import { fetchAnswer, fetchJson } from './live-site';

/**
 * Asks a live site as visitors and search engines do.
 * @param address its origin: https://www.your-name.in
 * @returns what is wrong, in the order of importance; how many pages were asked for; which build is live
 * @throws Error in a sentence for the owner, when the site does not answer
 */
export async function checkLive(address: string, options: Options) {
  const home = await fetchAnswer(address);
  if (home.problem) {
    const isExample = address.endsWith('.example');
    const advice = isExample
      ? 'It is the example’s address. Put your own into site in content/company.ts, and publish the site first (docs/going-live.md).'
      : 'Is the domain paid, and does its DNS lead to your host (docs/hosting.md)?';
    throw new Error(`${address} does not answer: ${home.problem}.\n${advice}`);
  }
  if (home.headers.has('location')) {
    const target = new URL(home.headers.get('location') ?? '', address);
    throw new Error(`${address} leads to ${target}. Check that address instead.`);
  }
  const { pages, findings } = await checkSitemap(address, options.build);
  const listed = pages.length > 0 ? pages : [{ path: '/', text: home.text }];
  findings.push(
    ...(await checkAddresses(address, listed, options)),
    ...(await checkFiles(address, listed, options.build)),
    ...(await checkHeaders(address, listed, options.rules)),
    ...(await checkMail(address)),
  );
  return { pages: pages.length, findings, live: await describeLiveBuild(address, readCommit()) };
}

/** Whether the forms have a mail service; whether enquiries arrive, only a form shows that somebody sends. */
async function checkMail(origin: string): Promise<Finding[]> {
  const data = await fetchJson<Pick<FormsFile, 'mail'>>(`${origin}/forms.json`);
  const spot = '/contact';
  if (!data) return [makeFinding('a file that the pages need is missing', '/forms.json')];
  const { mail } = data;
  if (!mail)
    return [makeFinding('the forms cannot send, and offer chat, e-mail and phone only', spot)];
  return isLocalInbox(mail)
    ? [makeFinding('the forms send to the inbox of a computer, not to a mailbox', spot)]
    : [];
}
