import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { createDevApp } from './dev-app';

/** Stands in for Next. */
const next = new Hono();
next.get('/page', (c) =>
  c.html('<head><meta charset="utf-8"><script src="/_next/a.js"></script></head>'),
);
next.get('/styled', (c) => c.html('<head><meta charset="utf-8"><style>b{}</style></head>'));
next.get('/broken', (c) => c.html('<script src="/_next/overlay.js"></script>', 500));
next.get('/trips.json', (c) => c.json({ query: c.req.query('a') }));

const server = createAdaptorServer({ fetch: next.fetch });
let report: string | undefined;
let tellChange: () => void = () => undefined;
let ask: (address: string) => Promise<Response>;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const app = createDevApp({
    next: `http://127.0.0.1:${port}`,
    compile: async () => ({
      files: new Map([['/_next/static/site/page-1.js', Buffer.from('go()')]]),
      entry: ['/_next/static/site/page-1.js'],
    }),
    page: { policyFor: () => 'policy' },
    readReport: async () => report,
    onChange: (act) => {
      tellChange = act;
    },
  });
  ask = async (path) => app.request(path);
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

test('a page comes without scripts of Next and with those of the site', async () => {
  const html = await (await ask('/page')).text();
  expect(html).not.toContain('/_next/a.js');
  expect(html).toContain('<script type="module" src="/_next/static/site/page-1.js"');
  const code = await ask('/_next/static/site/page-1.js');
  expect(code.headers.get('Content-Type')).toContain('javascript');
  expect(await code.text()).toBe('go()');
});

test('all else comes as Next sends it, also its own page of an error', async () => {
  expect(await (await ask('/trips.json?a=b')).json()).toEqual({ query: 'b' });
  const broken = await ask('/broken');
  expect([broken.status, await broken.text()]).toEqual([
    500,
    '<script src="/_next/overlay.js"></script>',
  ]);
});

test('a fault of the content is told in the words of the report', async () => {
  report = 'content/home.ts, line 3: a comma is missing <here>.';
  const broken = await ask('/broken');
  report = undefined;
  expect(broken.status).toBe(500);
  expect(await broken.text()).toContain('line 3: a comma is missing &lt;here&gt;.');
});

test('what the policy would refuse is told instead of shown', async () => {
  const answer = await ask('/styled');
  expect(answer.status).toBe(500);
  expect(await answer.text()).toContain('/styled cannot be used: the policy refuses <style>');
});

test('an open page is told of a change', async () => {
  const { body } = await ask('/changes');
  const reader = body?.getReader();
  const told = reader?.read();
  tellChange();
  expect(Buffer.from((await told)?.value ?? []).toString()).toContain('data:');
  await reader?.cancel();
});
