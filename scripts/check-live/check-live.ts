import { checkAddresses } from './check-addresses';
import { checkFiles } from './check-files';
import { checkHeaders } from './check-headers';
import { checkMail } from './check-mail';
import { checkPages, type LivePage } from './check-pages';
import type { Finding } from './finding';
import { ask, explain } from './live-site';

export type Options = {
  /** The folder with `_headers` and `_redirects`. */
  rules: string;
  /** The folder of the last build, to compare pages with it. */
  build?: string | undefined;
  /** Addresses of hidden entries. */
  hidden?: readonly string[];
  /** Whether a test enquiry is sent with each template. */
  send?: boolean;
};

/**
 * Asks a live site as visitors and search engines do.
 * @param address its origin: https://www.your-name.in
 * @returns what is wrong, in the order of importance, and how many pages were asked for
 * @throws Error in a sentence for the owner, when the site does not answer
 */
export async function checkLive(address: string, options: Options) {
  const home = await ask(address).catch((error: unknown) => {
    throw new Error(`${address} does not answer: ${explain(error)}.`);
  });
  if (home.headers.has('location')) {
    const target = new URL(home.headers.get('location') ?? '', address);
    throw new Error(`${address} leads to ${target}. Check that address instead.`);
  }
  const { pages, findings } = await checkPages(address, options.build);
  const listed = pages.length > 0 ? pages : [{ path: '/', text: home.text }];
  return { pages: pages.length, findings: [...findings, ...(await checkRest(listed))] };

  async function checkRest(found: LivePage[]): Promise<Finding[]> {
    const parts = [
      await checkAddresses(address, found, options),
      await checkFiles(address, found),
      await checkHeaders(address, found, options.rules),
      await checkMail(address, options.send ?? false),
    ];
    return parts.flat();
  }
}
