/** @jest-environment node */
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Hono } from 'hono';
import { makeFolder, removeFolders } from '@/test/temporary-folder';
import { createLocalHost } from '../local-host';
import { createInbox } from './inbox';

const origin = 'http://localhost:3000';
let folder: string;
let app: Hono;

beforeEach(async () => {
  folder = await makeFolder();
  app = createLocalHost(
    await makeFolder({ 'index.html': 'home', '404.html': 'NoPage' }),
    createInbox(folder),
  );
});
afterAll(removeFolders);

/** What the client of the mail service sends after the fields. */
const ids = { lib_version: '4.4.1', service_id: 's', template_id: 'contact', user_id: 'u' };

function send(fields: Record<string, string | Blob>, headers: Record<string, string> = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return app.request(`${origin}/api/v1.0/email/send-form`, {
    method: 'POST',
    headers: { Origin: origin, ...headers },
    body,
  });
}

async function enquiries() {
  const names = (await readdir(folder)).sort();
  return Promise.all(
    names.map(async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8'))),
  );
}

const difficult = {
  name: 'Asha\r\nBcc: thief@evil.example\r\n\r\nSpam',
  email: 'asha@example.org',
  scripts: 'अनन्या 王小明 سلمى 🏝️👨‍👩‍👧‍👦 é e\u0301 ₹22,500',
  markup: '</dd><script>alert(1)</script> "double" \'single\' {{name}} &amp; %0D%0A',
  lines: '.\r\n\r\nFrom here\r\n  indented \r\n--boundary\r\nContent-Type: text/html',
  long: '₹'.repeat(5000),
  controls: 'a\0b\u001b[31m\u2028c\u202egpj.exe',
  nothing: '',
};

test('the file of an enquiry has every field exactly as sent', async () => {
  const answer = await send({ ...difficult, ...ids });
  expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
  expect(await enquiries()).toEqual([
    {
      received: expect.stringMatching(/^\d{4}-.*Z$/),
      templateId: 'contact',
      fields: Object.entries(difficult),
    },
  ]);
});

test('the page shows enquiries newest first as text', async () => {
  await writeFile(path.join(folder, '1999-holiday.json'), '{}');
  await send({ ...ids, name: 'First' });
  const [first = ''] = (await readdir(folder)).filter((name) => name !== '1999-holiday.json');
  await rename(path.join(folder, first), path.join(folder, '2001-01-01.json'));
  await send({ ...ids, ...difficult, name: 'Second' });
  const page = await app.request(`${origin}/inbox`);
  expect(page.headers.get('Cache-Control')).toBe('no-store');
  const text = await page.text();
  const nonce = /<style nonce="([^"]+)">/.exec(text)?.[1];
  expect(page.headers.get('Content-Security-Policy')).toBe(
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; " +
      `img-src 'self'; style-src 'nonce-${nonce}'`,
  );
  expect(text.match(/<bdi>.*?<\/bdi>/g)).toEqual(['<bdi>Second</bdi>', '<bdi>First</bdi>']);
  expect(text).not.toContain('<script');
  expect(text).toContain('&lt;/dd&gt;&lt;script&gt;alert(1)&lt;/script&gt; &quot;double&quot;');
  expect(text).toContain('<dt>email</dt><dd>asha@example.org</dd>');
});

test('enquiries of one moment are all kept, and earlier ones stay as they are', async () => {
  await send({ ...ids, name: 'Earlier' });
  const [earlier] = await enquiries();
  await Promise.all(Array.from({ length: 20 }, (_, index) => send({ ...ids, name: `N${index}` })));
  const all = await enquiries();
  expect(all).toHaveLength(21);
  expect(all).toContainEqual(earlier);
  expect(new Set(all.map(({ fields }) => new Map(fields).get('name'))).size).toBe(21);
});

const multipart = { 'Content-Type': 'multipart/form-data; boundary=x' };

test.each([
  ['a missing template', 400, () => send({ name: 'A' })],
  ['a file', 400, () => send({ ...ids, name: new Blob(['x']) })],
  ['an oversized body', 413, () => send({ ...ids, message: 'x'.repeat(60_000) })],
  ['form data without an end', 400, () => post('--x\r\nContent-Disposition: form-data', multipart)],
  [
    'another kind of body',
    400,
    () => post('{"template_id":"contact"}', { 'Content-Type': 'application/json' }),
  ],
])('%s is refused with %i and a line, and nothing is kept', async (_, status, request) => {
  const answer = await request();
  expect(answer.status).toBe(status);
  expect(await answer.text()).toMatch(/^\w[\w ]+$/);
  expect(await readdir(folder)).toEqual([]);
});

function post(body: string, headers: Record<string, string>) {
  const options = { method: 'POST', headers: { Origin: origin, ...headers }, body };
  return app.request(`${origin}/api/v1.0/email/send-form`, options);
}

test.each([
  ['https://evil.example', 'cross-site'],
  ['https://evil.example', ''],
  ['http://localhost:4000', 'same-site'],
  ['http://localhost:4000', ''],
  ['null', ''],
])('an enquiry of another website is refused: %s %s', async (Origin, site) => {
  const answer = await send(ids, { Origin, ...(site && { 'Sec-Fetch-Site': site }) });
  expect(answer.status).toBe(403);
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
  expect(await readdir(folder)).toEqual([]);
});

test.each([
  ['this computer', 200, 'http://127.0.0.1:3000/inbox', {}],
  ['this computer', 200, 'http://[::1]:3000/inbox', {}],
  ['another website', 403, `${origin}/inbox`, { 'Sec-Fetch-Site': 'cross-site' }],
  ['a name that leads to this computer', 403, 'http://evil.example:3000/inbox', {}],
  ['an address of the network', 403, 'http://192.168.1.7:3000/inbox', {}],
  ['a name that begins alike', 403, 'http://localhost.evil.example/inbox', {}],
  ['a name that ends alike', 403, 'http://evil-localhost/inbox', {}],
])('%s asks for the inbox: %i', async (_, status, address, headers) => {
  expect((await app.request(address, { headers })).status).toBe(status);
});
