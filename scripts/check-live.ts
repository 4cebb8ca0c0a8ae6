import { readFileSync } from 'node:fs';
import type { FormsFile } from '@/lib/content/query/forms';
import { company } from '@/lib/content/query/site';
import { type BuildInfo, readCommit } from './build/commit';
import { parseHeaders, patternCovers } from './serve/headers-file';

/**
 * `npm run check-live [https://www.your-name.in]`: asks the live site as a browser does, and says what is
 * wrong with it and which build it is. Without an address it asks the one in content/company.ts. Exit code 1
 * when something is wrong.
 */
const given = process.argv[2] ?? company.site;
const { origin } = new URL(/^https?:/.test(given) ? given : `https://${given}`);

/** How long to wait for an answer, in ms. */
const patience = 20_000;

const home = await ask('/');
if (home.status !== 200) {
  const where = home.headers.get('location');
  const status = home.status ? `answers with ${home.status}` : `does not answer: ${home.text}`;
  const answer = where ? `leads to ${where}` : status;
  console.error(`${origin} ${answer}. Is this the address of the site? (docs/going-live.md)`);
  process.exit(1);
}

console.log(await describeBuild());
const { pages, faults } = await checkPages();
faults.push(...(await checkUnknown()), ...(await checkHeaders()), ...(await checkMail()));
for (const fault of faults) console.log(fault);
const all = `${pages} pages, ${faults.length} faults.`;
console.log(faults.length > 0 ? `\n${all} docs/going-live.md says what a host must do.` : all);
process.exit(faults.length > 0 ? 1 : 0);

/** Asks for an address, and does not follow a redirect. The status is 0 when no answer comes. */
async function ask(path: string) {
  try {
    const signal = AbortSignal.timeout(patience);
    const answer = await fetch(origin + path, { redirect: 'manual', signal });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  } catch (error) {
    const { cause, message } = error as Error;
    return { status: 0, headers: new Headers(), text: String(cause ?? message) };
  }
}

/** Asks for a JSON file; undefined when it is missing or is something else. */
async function askJson<Data>(path: string): Promise<Data | undefined> {
  const { status, text } = await ask(path);
  return status === 200 && text.startsWith('{') ? JSON.parse(text) : undefined;
}

/** Says which build is live, and whether this folder has the same commit. */
async function describeBuild(): Promise<string> {
  const live = await askJson<BuildInfo>('/build.json');
  if (!live) return 'The site does not say which build is live: /build.json is missing.';
  const here = readCommit();
  const place = here === live.commit ? 'the same commit' : (here ?? 'no commit');
  const built = live.built.slice(0, 16).replace('T', ' ');
  return `Live is the build of ${built} UTC, from commit ${live.commit ?? 'unknown'}. This folder is at ${place}.`;
}

/** Asks for each page of the sitemap. */
async function checkPages() {
  const { text } = await ask('/sitemap.xml');
  const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  const faults = listed.length > 0 ? [] : ['/sitemap.xml lists no page.'];
  const elsewhere = listed.find((address) => new URL(address).origin !== origin);
  if (elsewhere) faults.push(`/sitemap.xml names another site: ${elsewhere}`);
  // One after the other: a small host must not take them for an attack.
  for (const address of listed) {
    const { pathname } = new URL(address);
    const answer = await ask(pathname);
    const status = answer.status || answer.text;
    if (status !== 200) faults.push(`${pathname} answers with ${status}, not 200.`);
  }
  return { pages: listed.length, faults };
}

/** An address without a page must have the site's own error page, which has the menu. */
async function checkUnknown(): Promise<string[]> {
  const { status, text } = await ask('/nothing-here');
  if (status === 404 && text.includes('href="/contact"')) return [];
  return [`An unknown address answers with ${status}, or without the page 404.html.`];
}

/** Pages and scripts must have the headers of public/_headers, caching among them, and be compressed. */
async function checkHeaders(): Promise<string[]> {
  const rules = parseHeaders(readFileSync('public/_headers', 'utf8'));
  const [style = '/'] = /\/_next\/static\/[^"']+\.css/.exec(home.text) ?? [];
  const asked = ['/', style].map(async (path) => {
    const { headers } = await ask(path);
    const missing = rules
      .filter(({ pattern }) => patternCovers(pattern, path))
      // A site without https is on this computer.
      .filter(({ name }) => origin.startsWith('https:') || !name.startsWith('Strict-Transport'))
      // A host may add to a value.
      .filter(({ name, value }) => !headers.get(name)?.includes(value.replace(/;.*/, '')))
      .map(({ name }) => `${path} comes without the header ${name} of public/_headers.`);
    const isCompressed = /gzip|br|zstd/.test(headers.get('content-encoding') ?? '');
    return isCompressed ? missing : [...missing, `${path} comes uncompressed.`];
  });
  return (await Promise.all(asked)).flat();
}

/** Whether the forms have a mail service. That enquiries arrive, only a form shows that somebody sends. */
async function checkMail(): Promise<string[]> {
  const { mail } = (await askJson<FormsFile>('/forms.json')) ?? {};
  if (!mail) return ['The forms cannot send: the site was built without the four values.'];
  return mail.origin ? [] : ['The forms send to a local inbox, not to a mailbox.'];
}
