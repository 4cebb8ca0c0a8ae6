import { readFileSync } from 'node:fs';
import { company } from '@/lib/content/query/content';
import type { FormsData } from '@/lib/enquiry/enquiry';
import { staticPath } from '@/lib/routes/file-paths';
import { parseHeaders, patternCovers } from './serve/headers-file';

/**
 * `npm run check-live [https://www.your-name.in]` requests the pages of the live site, and prints its build and
 * anything that is wrong. The default address is in content/company.ts. The exit code is 1 if something is wrong.
 */
const given = process.argv[2] ?? company.site;
const { origin } = new URL(/^https?:/.test(given) ? given : `https://${given}`);

const home = await request('/');
if (home.status !== 200) {
  const target = home.headers.get('location');
  const status = home.status ? `answers with ${home.status}` : `does not answer: ${home.text}`;
  const result = target ? `redirects to ${target}` : status;
  console.error(`${origin} ${result}. Is this the address of the site? See docs/going-live.md.`);
  process.exit(1);
}

console.log(await describeBuild());
const { count, issues } = await checkPages();
issues.push(...(await checkUnknown()), ...(await checkHeaders()), ...(await checkMail()));
for (const issue of issues) console.log(issue);
const total = `Pages checked: ${count}. Problems found: ${issues.length}.`;
console.log(issues.length > 0 ? `\n${total} See docs/going-live.md.` : total);
process.exit(issues.length > 0 ? 1 : 0);

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

/** Requests a JSON file. @returns undefined if it is missing or is not JSON */
async function requestJson<Data>(path: string): Promise<Data | undefined> {
  const { status, text } = await request(path);
  return status === 200 && text.startsWith('{') ? JSON.parse(text) : undefined;
}

/** Says when the live site was built. */
async function describeBuild(): Promise<string> {
  const live = await requestJson<{ built: string }>('/build.json');
  if (!live) return 'The site does not say when it was built: /build.json is missing.';
  return `The live site was built at ${live.built.slice(0, 16).replace('T', ' ')} UTC.`;
}

/** Every page of the sitemap must exist and not redirect. */
async function checkPages() {
  const { text } = await request('/sitemap.xml');
  const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  const issues = listed.length > 0 ? [] : ['/sitemap.xml lists no pages.'];
  const elsewhere = listed.find((address) => new URL(address).origin !== origin);
  if (elsewhere) issues.push(`/sitemap.xml lists a page of another site: ${elsewhere}`);
  // Request one page at a time, so that a small host doesn't mistake this for an attack.
  for (const address of listed) {
    const { pathname } = new URL(address);
    const page = await request(pathname);
    const status = page.status || page.text;
    if (status !== 200) issues.push(`${pathname} answers with ${status}, not 200.`);
  }
  return { count: listed.length, issues };
}

/** Unknown addresses must show the site's own error page, which has the menus. */
async function checkUnknown(): Promise<string[]> {
  const { status, text } = await request('/nothing-here');
  if (status === 404 && text.includes('href="/contact"')) return [];
  return [`An unknown address must show 404.html with status 404, not ${status}.`];
}

/** Pages and styles must be compressed and have the headers of public/_headers. */
async function checkHeaders(): Promise<string[]> {
  const rules = parseHeaders(readFileSync('public/_headers', 'utf8'));
  const [style = '/'] = new RegExp(`${staticPath}[^"']+\\.css`).exec(home.text) ?? [];
  const checks = ['/', style].map(async (path) => {
    const { headers } = await request(path);
    const missing = rules
      .filter(({ pattern }) => patternCovers(pattern, path))
      // Only a site on this computer has no https.
      .filter(({ name }) => origin.startsWith('https:') || !name.startsWith('Strict-Transport'))
      // Hosts may append something after a semicolon to a value.
      .filter(({ name, value }) => !headers.get(name)?.includes(value.replace(/;.*/, '')))
      .map(({ name }) => `${path} lacks the header ${name} of public/_headers.`);
    const isCompressed = /gzip|br|zstd/.test(headers.get('content-encoding') ?? '');
    return isCompressed ? missing : [...missing, `${path} is not compressed.`];
  });
  return (await Promise.all(checks)).flat();
}

/** The forms must have a mail service. Only a real enquiry can show whether it arrives. */
async function checkMail(): Promise<string[]> {
  const { mail } = (await requestJson<FormsData>('/forms.json')) ?? {};
  if (!mail) return ['The forms cannot send: the build did not have the four values of EmailJS.'];
  return mail.origin ? [] : ['The forms send to a local inbox, not to the mail service.'];
}
