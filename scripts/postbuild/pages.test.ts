import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder, removeFolders } from '../serve/temporary-folder';
import { rewritePages } from './pages';
import { speculationRules } from './speculation-rules';

afterEach(removeFolders);

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const chunk = '/_next/static/chunks/a.js';
const loader = '/_next/static/chunks/turbopack-b.js';
const entry = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"a":"&"});';
const data = '1:"</b>\n<&é';
/** What wakes the page, and where it is. */
const scripts = `export const files=["${chunk}"];export const loader="${loader}";export const entry="{\\"a\\":\\"&\\"}";`;
const start = `/_next/static/site/start-${createHash('sha256').update(scripts).digest('hex').slice(0, 8)}.js`;

/** A small page in the form that Next writes; its data is `data`. */
function makePage({ head = '', body = '' } = {}): string {
  return (
    '<!DOCTYPE html><html lang="en-IN"><head><meta charSet="utf-8"/>' +
    `<link rel="preload" as="script" fetchPriority="low" href="${chunk}"/>` +
    `<script src="${loader}" async=""></script><script src="${chunk}" async=""></script>` +
    `${head}<script src="/_next/static/chunks/old.js" noModule=""></script></head>` +
    `<body><h1 class='x'>Cakes &amp; tea</h1><!--$--><p>a<p>b<!--/$-->${body}` +
    `<script src="${chunk}" async=""></script><script id="_R_">${entry}</script>` +
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script>' +
    '<script>self.__next_f.push([1,"1:\\"</b>"])</script>' +
    '<script>self.__next_f.push([1,"\\n\\u003c&é"])</script></body></html>'
  );
}

/** Rewrites a page whose data is in a file, and returns it. */
async function rewrite(html: string, name = 'x/y.html', dataName = 'x/y.txt', text = data) {
  const root = await makeFolder({ [name]: html, [dataName]: text });
  const policyFor = (scripts: string[]) => `scripts ${scripts}`;
  expect(
    await rewritePages(root, {
      bootstrap: 'run()',
      module: ['/_next/static/site/m.js'],
      policyFor,
    }),
  ).toBe(1);
  return readFile(path.join(root, name), 'utf8');
}

test('a page has its policy first, one script that knows what to load, and else stays as it was', async () => {
  expect(await rewrite(makePage())).toBe(
    '<!DOCTYPE html><html lang="en-IN"><head><meta charSet="utf-8"/>' +
      `<meta http-equiv="Content-Security-Policy" content="scripts ${sha256('run()')},${sha256(JSON.stringify(speculationRules))}">` +
      `<script data-module="/_next/static/site/m.js ${start}" data-page="/x/y.txt" ` +
      `data-integrity="${sha256(data)}">run()</script>` +
      `<script type="speculationrules">${JSON.stringify(speculationRules)}</script></head>` +
      "<body><h1 class='x'>Cakes &amp; tea</h1><!--$--><p>a<p>b<!--/$--></body></html>",
  );
});

test('pages with the same scripts have one file that says which they are', async () => {
  const page = makePage();
  const root = await makeFolder({ 'a.html': page, 'a.txt': data, 'b.html': page, 'b.txt': data });
  await rewritePages(root, { bootstrap: '', module: [], policyFor: String });
  expect(await readdir(path.join(root, '_next/static/site'))).toEqual([path.basename(start)]);
  expect(await readFile(path.join(root, start), 'utf8')).toBe(scripts);
});

test('structured data, scripts of the site and preloads of other things stay', async () => {
  const head =
    '<script type="application/ld+json">{"a":"</b>"}</script>' +
    '<script src="/old-address.js"></script><link rel="preload" as="image" href="/a.svg"/>';
  expect(await rewrite(makePage({ head }))).toContain(head);
});

test('the page for unknown addresses has its data under another name', async () => {
  const html = await rewrite(makePage(), '404.html', '_not-found.txt');
  expect(html).toContain('data-page="/_not-found.txt"');
});

test('a page without scripts of Next gets its policy alone', async () => {
  const html = '<head><meta charset="utf-8"><script src="/old-address.js"></script></head>';
  const rewritten = await rewrite(html, 'Contact.html');
  expect(rewritten).toContain('content="scripts ">');
  expect(rewritten.replace(/<meta http-equiv[^>]*>/, '')).toBe(html);
});

test.each([
  ['an inline script', '<script>$RC("B:0")</script>', 'not known: $RC("B:0")'],
  ['a kind of data', '<script>self.__next_f.push([3,"A"])</script>', 'not known: self.__next_f'],
  ['a second loader', '<script src="/_next/turbopack-c.js"></script>', 'must be one loader'],
  ['a second entry', `<script>${entry}</script>`, 'must be one script that starts'],
  ['more data', '<script>self.__next_f.push([1,"A"])</script>', 'x/y.txt is not the data'],
  ['a style', '<p style="color:red">', 'the policy refuses style in <p style="color:red">'],
  ['a handler', '<button onclick="a()">', 'the policy refuses onclick in <button'],
  ['styles', '<style>b{}</style>', 'the policy refuses <style> in <style>'],
])('%s that is not known stops the build with the name of the page', async (_, body, reason) => {
  const failed = rewrite(makePage({ body }));
  await expect(failed).rejects.toThrow('x/y.html cannot be used: ');
  await expect(failed).rejects.toThrow(reason);
});

test.each([
  ['its loader', makePage().replaceAll(loader, '/_next/static/c.js'), 'must be one loader'],
  ['its encoding', makePage().replace('charSet', 'name'), 'no <meta charset>'],
])('a page without %s stops the build', async (_, html, reason) => {
  await expect(rewrite(html)).rejects.toThrow(reason);
});
