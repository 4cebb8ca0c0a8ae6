import { readFileSync } from 'node:fs';
import nextEnv from '@next/env';
import { company } from '@/lib/content/query/all-content';
import type { FormsData } from '@/lib/enquiry/enquiry';
import { staticPath } from '@/lib/routes/file-paths';
import { readRedirects } from './build/redirect-pages';
import { isCovered, parseHeaders } from './headers-file';

/**
 * `npm run check:live [https://www.your-name.in]` requests the pages of the live site, and prints its build and
 * anything that is wrong. The default address is in content/company.ts. The exit code is 1 if something is wrong.
 */
nextEnv.loadEnvConfig(process.cwd(), false);
const given = process.argv[2] ?? company.site;
const { origin } = new URL(/^https?:/.test(given) ? given : `https://${given}`);

const home = await request('/');
if (home.status !== 200) {
  const answer = home.headers.get('location') ?? (home.status || home.text);
  console.error(`${origin} does not show the site: ${answer}. Is this its address?`);
  process.exit(1);
}

const { built, mail } = await requestBuild();
console.log(`Built: ${built ? new Date(built).toUTCString() : '/build.json is missing'}`);
/** The problems, by the section of docs/going-live.md that helps. */
const problems = {
  Hosting: [...(await checkPages()), ...(await checkUnknown()), ...(await checkHeaders())],
  'Old addresses': await checkOldAddresses(),
  'The mail service': await checkMail(),
};
const lines = Object.entries(problems).flatMap(([section, issues]) =>
  issues.map((issue) => `${issue} See "${section}" in docs/going-live.md.`),
);
console.log([...lines, `Problems: ${lines.length || 'none'}`].join('\n'));
process.exit(lines.length > 0 ? 1 : 0);

/** Requests a path without following redirects. If there is no response, the status is 0, and `text` is the reason. */
async function request(path: string) {
  try {
    const signal = AbortSignal.timeout(20_000);
    const response = await fetch(origin + path, { redirect: 'manual', signal });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    const { cause, message } = error as Error;
    return { status: 0, headers: new Headers(), text: String(cause ?? message) };
  }
}

/** What the build has written about itself (build/finish-export.ts); empty if this is missing or is not JSON. */
async function requestBuild(): Promise<Partial<FormsData & { built: string }>> {
  const { status, text } = await request('/build.json');
  return status === 200 && text.startsWith('{') ? JSON.parse(text) : {};
}

/** Every page of the sitemap must exist and not redirect. */
async function checkPages(): Promise<string[]> {
  const { text } = await request('/sitemap.xml');
  const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  const issues = listed.length > 0 ? [] : ['/sitemap.xml lists no pages.'];
  const elsewhere = listed.find((address) => new URL(address).origin !== origin);
  if (elsewhere) issues.push(`/sitemap.xml lists a page of another site: ${elsewhere}`);
  // Request one page at a time, so that a small host doesn't mistake this for an attack.
  for (const address of listed) {
    const { pathname } = new URL(address);
    const page = await request(pathname);
    if (page.status !== 200) issues.push(`${pathname} does not open: ${page.status || page.text}.`);
  }
  console.log(`Pages checked: ${listed.length}`);
  return issues;
}

/** Unknown addresses must show the site's own error page, which has the menus. */
async function checkUnknown(): Promise<string[]> {
  const { status, text } = await request('/nothing-here');
  if (status !== 404) return [`An unknown address returns ${status || text}, not 404.`];
  return text.includes('href="/contact"') ? [] : ['An unknown address does not show 404.html.'];
}

/** Pages and styles must be compressed and have the headers of public/_headers. */
async function checkHeaders(): Promise<string[]> {
  const rules = parseHeaders(readFileSync('public/_headers', 'utf8'));
  // All hosts send a Cache-Control.
  const sendsHeaders = rules.some(({ name }) => name !== 'Cache-Control' && home.headers.has(name));
  if (!sendsHeaders) console.log('This host ignores public/_headers, as GitHub Pages does.');
  const [style = '/'] = new RegExp(`${staticPath}[^"']+\\.css`).exec(home.text) ?? [];
  const checks = ['/', style].map(async (path) => {
    const { headers } = await request(path);
    const missing = rules
      .filter((rule) => sendsHeaders && isCovered(path, rule))
      // Hosts send this header only over https.
      .filter(({ name }) => origin.startsWith('https:') || !name.startsWith('Strict-Transport'))
      // Hosts may append something after a semicolon to a value.
      .filter(({ name, value }) => !headers.get(name)?.includes(value.replace(/;.*/, '')))
      .map(({ name }) => `${path} lacks the header ${name} of public/_headers.`);
    const isCompressed = /gzip|br|zstd/.test(headers.get('content-encoding') ?? '');
    return isCompressed ? missing : [...missing, `${path} is not compressed.`];
  });
  return (await Promise.all(checks)).flat();
}

/** Old addresses must redirect, or show a page that does (build/redirect-pages.ts). */
async function checkOldAddresses(): Promise<string[]> {
  const issues: string[] = [];
  for (const { from, to } of await readRedirects('public')) {
    const { status, headers, text } = await request(from);
    const location = headers.get('location');
    const leads = location && new URL(location, origin + from).href === origin + to;
    if (leads || text.includes(`url=${to}"`)) continue;
    issues.push(`${from} does not lead to ${to}, but returns ${location ?? (status || text)}.`);
  }
  return issues;
}

/** Without MAIL=none, forms need a mail service that the pages allow. Only a real enquiry shows whether it arrives. */
async function checkMail(): Promise<string[]> {
  if (!mail) return process.env.MAIL === 'none' ? [] : ['The forms have no mail service.'];
  if (!mail.origin) return ['The forms send to a local inbox, not to the mail service.'];
  const isAllowed = /connect-src [^;]*/.exec(home.text)?.[0].includes(mail.origin);
  return isAllowed ? [] : [`The security policy of the pages blocks ${mail.origin}.`];
}
