import { utimesSync } from 'node:fs';
import path from 'node:path';
import type { Content } from '@/lib/content/collections';
import type { MailSettings } from '@/lib/enquiry/mail-settings';
import { makeFolder, removeFolders } from '@/test/temporary-folder';
import { findInContent } from './find-in-content';
import { findInExport, findInMail } from './find-in-export';
import { formatTodos } from './todo';

afterEach(removeFolders);

const find = (content: object) => findInContent(content as Partial<Content>);
const saying = (texts: string[]) =>
  texts.map((text) => expect.objectContaining({ what: expect.stringContaining(text) }));

test.each([
  [{ email: 'hello@reef.example' }, 'a mailbox that nobody has', '"hello@reef.example"'],
  [{ site: 'https://www.example.com' }, 'an address of the site', '"https://www.example.com"'],
  [{ hours: 'See reef.example/hours.' }, 'an address that leads', '"See reef.example/hours."'],
  [{ social: [{ href: 'https://x.example/me' }] }, 'an address that', '"https://x.example/me"'],
  [{ phones: ['+91 98765 43210', '+91-3192-000009'] }, 'a number that', '"+91-3192-000009"'],
  [{ example: true }, 'an address and hours that are made up', undefined],
])('an example in the company is listed with file, value and advice: %j', (company, one, spot) => {
  expect(find({ company })).toEqual([
    expect.objectContaining({
      file: 'content/company.ts',
      what: expect.stringContaining(one),
      advice: expect.stringMatching(/^Put .+\.$/),
    }),
  ]);
  expect(find({ company })[0]?.spot).toBe(spot);
});

test('real values are not listed, nor is the word example', () => {
  const company = {
    tagline: 'For example, a trip. Or two',
    phones: ['+91 3192 123 001'],
    example: false,
  };
  const testimonials = [{ id: 'mira', name: 'Mira', example: true }];
  expect(find({ company, testimonials })).toEqual([expect.objectContaining({ spot: '“Mira”' })]);
});

test('what is alike is one line, by its names, and the last line says what to do first', () => {
  const term = (heading: string) => ({ heading, example: true });
  const terms = Object.fromEntries('abcdefg'.split('').map((name) => [name, term(`Term ${name}`)]));
  const sections = [{ heading: 'One' }, { heading: 'How long', example: true }];
  const report = formatTodos(find({ terms, privacy: { sections } }));
  expect(report.split('\n')).toEqual([
    expect.stringMatching(
      /^content\/terms\.ts: a term that .* \(7 times\): “Term a”; .*; and 2 more\. Put /,
    ),
    expect.stringMatching(/^content\/privacy\.ts: a period that .*: “How long”\. Put /),
    '',
    expect.stringMatching(/^2 things to see to /),
    expect.stringMatching(/^Begin with content\/terms\.ts: a term that .*, “Term a”\. Put /),
  ]);
});

const account: MailSettings = {
  publicKey: 'key',
  serviceId: 'service',
  templates: { flight: 'flight', contact: 'contact' },
  origin: 'https://api.emailjs.com',
};
const inbox = { ...account, origin: 'self' };

test.each([
  ['an account', { settings: account }, []],
  ['none', { settings: undefined }, ['are not set']],
  ['inbox by key', { settings: { ...account, publicKey: 'local-inbox' } }, ['local inbox']],
  ['inbox by host', { settings: inbox }, ['local inbox']],
  ['localhost', { settings: { ...account, origin: 'https://localhost:3000' } }, ['local inbox']],
  ['a fault', { issue: { problem: 'Missing: X.', sources: [] } }, ['cannot be used: Missing: X']],
])('mail settings: %s', (_, mail, expected) => {
  expect(findInMail(mail)).toEqual(saying(expected));
});

const minute = (number: number) => new Date(Date.UTC(2026, 10, 21, 9, number));
const other = { ...account, publicKey: 'other' };
const finished = { 'out/build.json': '{}' };

test.each<[string, MailSettings | undefined, Record<string, string>, number, string[]]>([
  ['is of today', account, finished, 1, []],
  ['is not finished', account, {}, 1, ['is not from a finished npm run build']],
  ['is for the local inbox', inbox, finished, 1, ['local inbox']],
  ['has no settings', undefined, finished, 1, ['other mail settings']],
  ['has another key', other, finished, 1, ['other mail settings']],
  ['is old', account, finished, 4, ['is older than the content']],
])('an export that %s', async (_, mail, files, contentChanged, expected) => {
  const forms = JSON.stringify({ mail });
  const pages = { 'out/index.html': '', 'out/forms.json': forms, 'content/a.ts': '' };
  const root = await makeFolder({ ...pages, ...files });
  utimesSync(path.join(root, 'out/index.html'), minute(3), minute(3));
  utimesSync(path.join(root, 'content/a.ts'), minute(contentChanged), minute(contentChanged));
  const folders = { output: path.join(root, 'out'), content: path.join(root, 'content') };
  expect(findInExport(folders, account)).toEqual(saying(expected));
  expect(findInExport({ ...folders, output: root }, account)).toEqual([]);
});
