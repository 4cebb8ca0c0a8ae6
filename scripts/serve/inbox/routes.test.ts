/** @jest-environment node */
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import emailjs from '@emailjs/browser';
import type { Hono } from 'hono';
import { parse } from 'node-html-parser';
import { createApp } from '../app';
import { makeFolder, removeFolders } from '../temporary-folder';
import { difficultTexts, onlyInJson } from './difficult-texts';
import { readEml, writeEml } from './eml';
import type { Enquiry } from './enquiry';
import { listen, stopListening } from './listen';
import type { InboxOptions } from './routes';

const sendForm = '/api/v1.0/email/send-form';
const send = '/api/v1.0/email/send';
const ids = { user_id: 'public-key', service_id: 'service_local', template_id: 'template_contact' };

let root: string;
let folder: string;
let app: Hono;

beforeAll(async () => {
  root = await makeFolder({
    'index.html': 'home page',
    '404.html': 'error page',
    'inbox.html': 'not the inbox',
    'inbox/index.html': 'not the inbox',
    'inbox/a.eml': 'not a mail',
    'api.html': 'not the service',
    'api/v1.0/email/send.html': 'not the service',
  });
});

beforeEach(async () => {
  folder = path.join(await makeFolder(), 'enquiries');
  app = open();
});

afterEach(stopListening);
afterAll(removeFolders);

function open(options: Partial<InboxOptions> = {}): Hono {
  return createApp({ root, inbox: { folder, burst: 1000, ...options } });
}

function toForm(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

const postForm = async (fields: Record<string, string>, host = app) =>
  host.request(sendForm, { method: 'POST', body: toForm(fields) });

const postJson = async (body: unknown, headers = {}) =>
  app.request(send, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** All that was kept, the oldest first. */
async function kept(): Promise<Enquiry[]> {
  const names = await readdir(folder).catch(() => []);
  return Promise.all(
    names.sort().map(async (name) => readEml(await readFile(path.join(folder, name)))),
  );
}

async function page(host = app) {
  const response = await host.request('/inbox');
  expect(response.status).toBe(200);
  return parse(await response.text());
}

async function expectAnswer(response: Response, status: number, text: string) {
  expect([response.status, await response.text()]).toEqual([status, text]);
  expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
}

describe('what the mail service would answer', () => {
  it('OK to a form, whose fields are kept', async () => {
    const fields = { name: 'Asha', email: 'asha@example.org', message: 'Hello' };
    const sent = { ...fields, lib_version: '4.4.1', ...ids, accessToken: 'secret' };
    await expectAnswer(await postForm(sent), 200, 'OK');
    expect(await kept()).toEqual([
      {
        received: expect.stringMatching(/^\d{4}-.*Z$/),
        libVersion: '4.4.1',
        userId: 'public-key',
        serviceId: 'service_local',
        templateId: 'template_contact',
        fields: Object.entries(fields),
      },
    ]);
  });

  it('OK to JSON, whose parameters are kept', async () => {
    const params = '{"name":"Asha","n":5,"yes":true,"no":null,"list":[1,"₹"],"__proto__":"x"}';
    const body = `{"lib_version":"4.4.1","user_id":"u","service_id":"s","template_id":"t","template_params":${params}}`;
    await expectAnswer(await postJson(body), 200, 'OK');
    expect((await kept())[0]?.fields).toEqual([
      ['name', 'Asha'],
      ['n', '5'],
      ['yes', 'true'],
      ['no', 'null'],
      ['list', '[1,"₹"]'],
      ['__proto__', 'x'],
    ]);
  });

  it.each(['user_id', 'service_id', 'template_id'])('400 without %s', async (name) => {
    const text = `The ${name} parameter is required`;
    await expectAnswer(await postForm({ ...ids, [name]: '' }), 400, text);
    for (const value of [undefined, null, '', 5]) {
      await expectAnswer(await postJson({ ...ids, [name]: value }), 400, text);
    }
    expect(await kept()).toEqual([]);
  });

  it('413 above 50 KB of variables, in bytes', async () => {
    const most = '₹'.repeat((50 * 1024 - 1) / 3);
    expect(most).toHaveLength(17066);
    const name = 'a'.repeat(50 * 1024 - 3 * 17066);
    expect((await postForm({ ...ids, [name]: most })).status).toBe(200);
    expect((await postJson({ ...ids, template_params: { [name]: most } })).status).toBe(200);
    const text = 'Variables size limit, max 50Kb';
    await expectAnswer(await postForm({ ...ids, [`${name}a`]: most }), 413, text);
    const params = { [name]: `${most}a` };
    await expectAnswer(await postJson({ ...ids, template_params: params }), 413, text);
    expect(await kept()).toHaveLength(2);
  });

  it('413 as soon as a body is too large, whatever its length is said to be', async () => {
    let read = 0;
    const endless = new ReadableStream({
      pull(controller) {
        read += 64 * 1024;
        controller.enqueue(new Uint8Array(64 * 1024).fill(97));
      },
    });
    const response = await app.request(
      new Request(`http://localhost${send}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Content-Length': '10' },
        body: endless,
        duplex: 'half',
      } as RequestInit),
    );
    await expectAnswer(response, 413, 'Variables size limit, max 50Kb');
    expect(read).toBeLessThan(600 * 1024);
  });

  it('400 for a file', async () => {
    const form = toForm(ids);
    form.append('passport', new File(['x'], '../../x.png'));
    const response = await app.request(sendForm, { method: 'POST', body: form });
    await expectAnswer(response, 400, 'Files are not accepted');
    expect(await kept()).toEqual([]);
  });

  it('429 after a burst, then one each second', async () => {
    let time = 1_000_000;
    const host = open({ burst: 3, now: () => time });
    const statuses = async (count: number) => {
      const seen = [];
      for (let left = count; left > 0; left--) seen.push((await postForm(ids, host)).status);
      return seen;
    };
    expect(await statuses(4)).toEqual([200, 200, 200, 429]);
    await expectAnswer(await postForm(ids, host), 429, 'Too Many Requests');
    time += 999;
    expect(await statuses(1)).toEqual([429]);
    time += 1;
    expect(await statuses(2)).toEqual([200, 429]);
    time -= 60_000;
    expect(await statuses(1)).toEqual([429]);
    time += 3_600_000;
    expect(await statuses(4)).toEqual([200, 200, 200, 429]);
  });

  it('lets a browser send a few at once', async () => {
    const host = createApp({ root, inbox: { folder } });
    const responses = await Promise.all(Array.from({ length: 10 }, () => postForm(ids, host)));
    expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await kept()).toHaveLength(10);
  });

  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('405 for %s', async (method) => {
    for (const address of [send, sendForm]) {
      const response = await app.request(address, { method });
      expect(response.status).toBe(405);
      expect(response.headers.get('Allow')).toBe('POST');
      expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
    }
  });
});

describe("the mail service's own client", () => {
  let origin: string;

  beforeEach(async () => {
    origin = `http://localhost:${await listen(app)}`;
    // The client asks the browser where it is, and makes its FormData from a form element.
    Object.assign(globalThis, { location: new URL(`${origin}/contact`) });
    emailjs.init({ publicKey: 'public-key', origin });
  });

  it('sends difficult texts as JSON, which come out as they were', async () => {
    const params = { ...difficultTexts, ...onlyInJson };
    for (const name of ['first', 'second', 'third']) {
      const answer = await emailjs.send('service_local', 'template_contact', { name, ...params });
      expect(answer).toEqual({ status: 200, text: 'OK' });
    }
    const mails = await kept();
    expect(mails.map(({ fields }) => fields)).toEqual(
      ['first', 'second', 'third'].map((name) => Object.entries({ name, ...params })),
    );
    expect(mails[0]).toMatchObject({ libVersion: '4.4.1', userId: 'public-key' });
  });

  it('sends difficult texts as a form, which come out as they were', async () => {
    const RealFormData = FormData;
    const form = { nodeName: 'FORM', fields: difficultTexts };
    globalThis.FormData = class extends RealFormData {
      constructor(element?: unknown) {
        super();
        const { fields } = element as typeof form;
        for (const [name, value] of Object.entries(fields)) this.append(name, value);
      }
    };
    try {
      const answer = await emailjs.sendForm('s', 'template_flight', form as never);
      expect(answer).toEqual({ status: 200, text: 'OK' });
    } finally {
      globalThis.FormData = RealFormData;
    }
    const [mail] = await kept();
    expect(mail?.fields).toEqual(Object.entries(difficultTexts));
    expect(mail?.templateId).toBe('template_flight');
  });

  it('hears what is wrong', async () => {
    await expect(emailjs.send('s', 't', { message: 'x'.repeat(60_000) })).rejects.toEqual({
      status: 413,
      text: 'Variables size limit, max 50Kb',
    });
  });
});

describe('other websites', () => {
  it.each<Record<string, string>>([
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Host: 'evil.example', Origin: 'http://evil.example' },
    { 'Sec-Fetch-Site': 'cross-site' },
  ])('neither write nor read: %j', async (headers) => {
    const requests = [
      app.request(sendForm, { method: 'POST', headers, body: toForm(ids) }),
      postJson(ids, headers),
      app.request(send, { method: 'OPTIONS', headers }),
      app.request('/inbox', { headers }),
      app.request('/inbox/a.eml', { headers }),
    ];
    for (const response of await Promise.all(requests)) {
      expect(response.status).toBe(403);
      expect([...response.headers.keys()].join()).not.toContain('access-control');
    }
    expect(await kept()).toEqual([]);
    expect((await app.request('/', { headers })).status).toBe(200);
  });
});

describe('the page', () => {
  it('has something to say when there is nothing', async () => {
    const html = await page();
    expect(html.querySelector('main h2')?.text).toBe('No enquiries yet');
    expect(html.querySelectorAll('article')).toEqual([]);
  });

  it('shows every field, the newest enquiry first, also after a restart', async () => {
    let time = Date.parse('2026-11-21T10:00:00Z');
    const host = open({ now: () => time });
    for (const name of ['first', 'second', 'third']) {
      await postForm({ name, ...difficultTexts, ...ids }, host);
      time += 60_000;
    }
    for (const html of [await page(host), await page(open())]) {
      expect(html.querySelector('main p')?.text).toBe('3 enquiries, newest first');
      const headings = html.querySelectorAll('article h2').map(({ text }) => text);
      expect(headings).toEqual(['third', 'second', 'first']);
      const times = html
        .querySelectorAll('article time')
        .map((node) => node.getAttribute('datetime'));
      expect(times).toEqual([
        '2026-11-21T10:02:00.000Z',
        '2026-11-21T10:01:00.000Z',
        '2026-11-21T10:00:00.000Z',
      ]);
      const values = html.querySelectorAll('article:first-of-type dd').map(({ text }) => text);
      expect(values).toEqual(
        ['third', ...Object.values(difficultTexts)].map((text) => text || 'empty'),
      );
    }
  });

  it('escapes names, values and ids', async () => {
    const evil = `"'><img src=x onerror=alert(1)>&amp;<script>`;
    await postForm({ name: evil, [evil]: evil, ...ids, template_id: evil });
    const html = await page();
    expect(html.querySelectorAll('main img, main script')).toEqual([]);
    expect(html.querySelector('article h2')?.text).toBe(evil);
    expect(html.querySelectorAll('dt, dd').map(({ text }) => text)).toEqual([
      'name',
      evil,
      evil,
      evil,
    ]);
    expect(html.querySelector('.meta p')?.text).toBe(`Template: ${evil}`);
  });

  it('takes a lone surrogate', async () => {
    await postJson({ ...ids, template_params: { name: '\ud83c', '\ud83c': '\udf0a' } });
    expect((await page()).querySelectorAll('dd').map(({ text }) => text)).toEqual([
      '\ufffd',
      '\ufffd',
    ]);
  });

  it('lists files that are not its own as such', async () => {
    await postForm({ name: 'Asha', ...ids });
    const outside = await makeFolder({ 'secret.eml': 'secret' });
    await writeFile(path.join(folder, 'broken.eml'), 'Subject: x\r\n\r\n');
    await writeFile(path.join(folder, '<b>.txt'), 'text');
    await writeFile(path.join(folder, '.hidden'), 'text');
    await mkdir(path.join(folder, 'more'));
    await symlink(path.join(outside, 'secret.eml'), path.join(folder, 'link.eml'));
    const html = await page();
    expect(html.querySelectorAll('article h2').map(({ text }) => text)).toEqual(['Asha']);
    expect(html.querySelectorAll('.others li').map(({ text }) => text)).toEqual([
      'more',
      'link.eml',
      'broken.eml',
      '<b>.txt',
    ]);
    for (const name of ['link.eml', '%3Cb%3E.txt', '.hidden', 'more']) {
      expect((await app.request(`/inbox/${name}`)).status).toBe(404);
    }
  });

  it('shows the newest 200', async () => {
    await postForm({ name: 'newest', ...ids });
    const [enquiry] = await kept();
    const mail = await writeEml({ ...(enquiry as Enquiry), fields: [['name', 'older']] });
    for (let index = 0; index < 201; index++) {
      await writeFile(path.join(folder, `2020-01-01-${index}.eml`), mail);
    }
    const html = await page();
    expect(html.querySelectorAll('article')).toHaveLength(200);
    expect(html.querySelector('article h2')?.text).toBe('newest');
    expect(html.querySelector('main > .others')?.text).toBe('2 older in the folder.');
  });

  it('links each mail', async () => {
    await postForm({ name: 'Asha ₹', ...ids });
    const [name = ''] = await readdir(folder);
    const link = (await page()).querySelector('article a')?.getAttribute('href');
    expect(link).toBe(`/inbox/${name}`);
    const response = await app.request(link ?? '');
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('message/rfc822');
    expect(response.headers.get('Content-Disposition')).toBe(`attachment; filename="${name}"`);
    const body = Buffer.from(await response.arrayBuffer());
    expect(body.equals(await readFile(path.join(folder, name)))).toBe(true);
  });

  it.each([
    '/inbox/missing.eml',
    '/inbox/..%2Fsecret.eml',
    '/inbox/%2e%2e%2fsecret.eml',
    '/inbox/..%5Csecret.eml',
    '/inbox/%00.eml',
    '/inbox/enquiries/x.eml',
    '/inbox/a.eml',
    '/inbox/.eml',
  ])('%s is missing', async (address) => {
    await writeFile(path.join(path.dirname(folder), 'secret.eml'), 'secret');
    await postForm(ids);
    const response = await app.request(address);
    expect([response.status, await response.text()]).toEqual([404, 'error page']);
  });

  it.each(['/inbox', '/inbox/a.eml', '/api/v1.0/email/send'])(
    '%s is for no cache, frame or search engine',
    async (address) => {
      await postForm(ids);
      const [name] = await readdir(folder);
      const method = address.startsWith('/api') ? 'POST' : 'GET';
      const { headers } = await app.request(address.replace('a.eml', name ?? ''), { method });
      expect(headers.get('Cache-Control')).toBe('no-store');
      expect(headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
      expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    },
  );

  it('allows itself one stylesheet and pictures of the site', async () => {
    const { headers } = await app.request('/inbox');
    expect(headers.get('Content-Security-Policy')).toMatch(
      /^default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; img-src 'self'; style-src 'sha256-[\w+/]{43}='$/,
    );
    expect((await page()).querySelectorAll('script, [style]')).toEqual([]);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not allowed', async (method) => {
    for (const address of ['/inbox', '/inbox/a.eml']) {
      const response = await app.request(address, { method });
      expect(response.status).toBe(405);
      expect(response.headers.get('Allow')).toBe('GET, HEAD');
    }
  });

  it('has one address', async () => {
    const response = await app.request('/inbox/');
    expect([response.status, response.headers.get('Location')]).toEqual([308, '/inbox']);
  });
});

describe('the inbox and the export', () => {
  it.each(['/inbox', '/inbox/', '/inbox/index.html', '/inbox/a.eml', '/%69nbox', '/inbox.html'])(
    '%s is never a file of the export',
    async (address) => {
      for (const host of [app, createApp({ root })]) {
        expect(await (await host.request(address)).text()).not.toContain('not');
      }
    },
  );

  it.each(['/api', '/api/', '/api/v1.0/email', '/api/v1.0/email/other', '/api/v1.0/email/send/'])(
    '%s is missing, whatever is in the export',
    async (address) => {
      for (const method of ['GET', 'POST']) {
        const response = await app.request(address, { method });
        expect([response.status, await response.text()]).toEqual([404, 'error page']);
      }
    },
  );

  it('is closed where it was not asked for', async () => {
    const host = createApp({ root });
    for (const address of [send, sendForm]) {
      const response = await host.request(address, { method: 'POST', body: toForm(ids) });
      await expectAnswer(
        response,
        403,
        'The enquiry inbox is off: it runs only where no other computer can reach this host.',
      );
    }
    for (const address of ['/inbox', '/inbox/a.eml']) {
      const response = await host.request(address);
      expect([response.status, await response.text()]).toEqual([404, 'error page']);
    }
    expect(await kept()).toEqual([]);
  });
});
