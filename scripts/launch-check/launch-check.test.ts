import { utimesSync } from 'node:fs';
import path from 'node:path';
import type { Content } from '@/lib/content/collections';
import type { MailSettings } from '@/lib/enquiry/mail';
import type { BuildRecord } from '../mail/record';
import { makeFolder, removeFolders } from '../serve/temporary-folder';
import { findInContent } from './content';
import { findInExport, findInMail } from './export';

afterEach(removeFolders);

const find = (content: object) => findInContent(content as Partial<Content>);
const containing = (texts: string[]) => texts.map((text) => expect.stringContaining(text));

test.each([
  ['email', { email: 'hello@reef.example' }, 'is "hello@reef.example", a mailbox that nobody has'],
  ['site', { site: 'https://www.example.com' }, 'is "https://www.example.com", an address'],
  ['hours', { hours: 'See reef.example/hours.' }, 'is "See reef.example/hours."'],
  ['social[1].href', { social: [{ href: 'https://x.example/me' }] }, 'is "https://x.example/me"'],
  ['phones[2]', { phones: ['+91 98765 43210', '+91 3192 000 009'] }, 'is "+91 3192 000 009"'],
  ['example', { example: true }, 'marks the address and the hours as made up'],
])('an example in %s is listed with file, item, field and advice', (field, company, problem) => {
  expect(find({ company })).toEqual(
    containing([`content/company.ts: company › ${field} ${problem}`]),
  );
  expect(find({ company })[0]).toMatch(/\. Put .+\.$/);
});

test('real values are not listed, nor is the word example, nor a hidden entry', () => {
  const hidden = { id: 'ravi', example: true, hidden: true };
  const company = {
    tagline: 'For example, a trip. Or two',
    phones: ['+91 3192 123 001'],
    example: false,
  };
  expect(find({ company, testimonials: [{ id: 'mira', example: true }, hidden] })).toEqual(
    containing(['testimonials › mira › example']),
  );
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
  ['a fault', { fault: { problem: 'Missing: X.', sources: [] } }, ['cannot be used: Missing: X.']],
])('mail settings: %s', (_, mail, expected) => {
  expect(findInMail(mail)).toEqual(containing(expected));
});

const minute = (number: number) => new Date(Date.UTC(2026, 10, 21, 9, number));
const begun = minute(2);
const other = { ...account, publicKey: 'other' };

test.each<[string, BuildRecord | undefined, contentChanged: number, string[]]>([
  ['is of today', { settings: account, begun }, 1, []],
  ['no build noted', undefined, 1, ['is not from the last npm run build']],
  ['precedes a failed build', { settings: account, begun: minute(4) }, 1, ['is not from the last']],
  ['is for the local inbox', { settings: inbox, begun }, 1, ['local inbox']],
  ['has no settings', { settings: undefined, begun }, 1, ['other mail settings']],
  ['has another key', { settings: other, begun }, 1, ['other mail settings']],
  ['is old', { settings: account, begun }, 4, ['is older than the content']],
])('an export that %s', async (_, record, contentChanged, expected) => {
  const root = await makeFolder({ 'out/index.html': '', 'content/a.ts': '' });
  utimesSync(path.join(root, 'out/index.html'), minute(3), minute(3));
  utimesSync(path.join(root, 'content/a.ts'), minute(contentChanged), minute(contentChanged));
  const folders = { output: path.join(root, 'out'), content: path.join(root, 'content') };
  const found = findInExport(folders, record, account);
  expect(found).toEqual(containing(expected));
  expect(findInExport({ ...folders, output: root }, record, account)).toEqual([]);
});
