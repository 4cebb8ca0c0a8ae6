import type { Todo } from '../launch-check/todo';
import { mapConcurrently } from './live-site';

/** What a check of the site that is live needs to know. */
export type Options = {
  /** The folder with `_headers` and `_redirects`. */
  rules: string;
  /** The folder of the last build, to compare pages with it. */
  build?: string | undefined;
};

/** Something that is wrong with the site that is live. */
export type Finding = Omit<Todo, 'file'>;

const again = 'Build, and upload everything that is in out/ again (docs/hosting.md).';
const rules = 'The host does not use the site’s rules: see docs/hosting.md for your host.';
const compare =
  'Which is newer? The line “Live is …” says which commit is live. Upload the build only if this folder is at that commit or a newer one, and was built with the four values (docs/handing-over.md, "Is this folder the live site?").';
const settings = 'Look into the settings of your host.';

/** Everything that can be wrong: what a visitor meets, and what the owner does about it. */
const advice = {
  'the page is not there': again,
  'the host finds hardly any page':
    'On shared hosting .htaccess is missing: show hidden files and upload it, too (docs/hosting.md).',
  'the page asks search engines to leave it out': again,
  'the list of pages for search engines is missing or broken': again,
  'the site’s files name another address, so search engines and shared links go there':
    'Put the address into site in content/company.ts, build and upload.',
  'robots.txt is missing': again,
  'robots.txt keeps all search engines out':
    'Delete the line “Disallow: /”, or switch off what adds it at your host: the build’s file has none.',
  'a file that the pages need is missing': again,
  'a file comes with a wrong type, so browsers refuse it': rules,
  'an unknown address does not get the site’s own error page with status 404': `Is 404.html there? Upload it, too. ${rules}`,
  'an address with a slash or .html at its end does not lead to the page': rules,
  'an old address does not lead to its page': rules,
  'the host shows a list of files': rules,
  'a file that is nobody’s business can be read by anybody':
    'Delete it at the host at once, and change every password that stands in it.',
  'a header for safety or caching is missing or different': rules,
  'pages and scripts come uncompressed, which is slow on a telephone': `Switch compression on. ${rules}`,
  'http does not lead to https': `Switch "always https" on. ${settings}`,
  'the name with or without www does not lead to the site':
    'Let it redirect at your host, or add it there (docs/hosting.md).',
  'an example is still on the page': 'npm run launch-check says what to put there.',
  'the file differs from the last build on this computer': compare,
  'the page differs from the last build on this computer': compare,
  'the forms cannot send, and offer chat, e-mail and phone only':
    'Enter the four values of the mail service where the site is built (docs/going-live.md).',
  'the forms send to the inbox of a computer, not to a mailbox':
    'Build with the four values of the mail service (docs/going-live.md).',
} satisfies Record<string, string>;

/** @param spot the address, or what is meant there */
export function makeFinding(what: keyof typeof advice, spot: string): Finding {
  return { what, spot, advice: advice[what] };
}

/** The finding, if something is wrong. */
export function findIf(isWrong: boolean, what: keyof typeof advice, spot: string): Finding[] {
  return isWrong ? [makeFinding(what, spot)] : [];
}

/** A finding for each address that is not as it should be. */
export function findWrong(
  what: keyof typeof advice,
  addresses: readonly string[],
  isRight: (address: string) => Promise<boolean>,
): Promise<Finding[]> {
  return mapConcurrently(addresses, async (one) => findIf(!(await isRight(one)), what, one));
}
