import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder, removeFolders } from '@/test/temporary-folder';
import { writeDialogs } from './dialogs';
import { rewritePages } from './rewrite-pages';

let mockDialog = '';
jest.mock('react-dom/server', () => ({ renderToStaticMarkup: () => mockDialog }));

afterEach(removeFolders);

const chunk = '/_next/static/chunks/a.js';

/** Makes a small page in the format of Next. */
function makePage({ head = '', body = '' } = {}): string {
  return (
    '<!DOCTYPE html><html lang="en-IN"><head><meta charSet="utf-8"/>' +
    `<link rel="preload" as="script" fetchPriority="low" href="${chunk}"/>` +
    `<script src="${chunk}" async=""></script>` +
    `${head}<script src="/_next/static/chunks/old.js" noModule=""></script></head>` +
    `<body data-island="dialogs"><h1 class='x'>Cakes &amp; tea</h1><!--$--><p>a</p><!--/$-->${body}` +
    `<script src="${chunk}" async=""></script><script id="_R_">start()</script>` +
    '<script>self.__next_f.push([1,"1:\\"</b>"])</script></body></html>'
  );
}

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const mailOrigin = 'https://mail.example';
/** Rewrites a page. @returns the new HTML */
async function rewrite(html: string, name = 'x/y.html') {
  const root = await makeFolder({ [name]: html });
  await rewritePages(root, ['/_next/static/site/m.js', '/_next/static/site/n.js'], mailOrigin);
  return readFile(path.join(root, name), 'utf8');
}

test('a page gets its policy and the module of the site, and loses the scripts of Next', async () => {
  const page = await rewrite(makePage());
  const [, policy, start = '', rules = ''] =
    /Policy" content="(.*?)">.*module">(.*?)<\/script>.*speculationrules">(.*?)<\/script>/s.exec(
      page,
    ) ?? [];
  expect(policy).toContain(`script-src 'self' '${sha256(start)}' '${sha256(rules)}'; `);
  expect(start).toContain('["/_next/static/site/m.js","/_next/static/site/n.js"]) import(file)');
  const [{ where }] = JSON.parse(rules).prefetch;
  expect(where.and).toContainEqual({ not: { href_matches: '/*.*' } });
  expect(where.and.at(-1).not.selector_matches).toContain('[data-dialog]');
  expect(page).toBe(
    '<!DOCTYPE html><html lang="en-IN"><head><meta charSet="utf-8">' +
      `<meta http-equiv="Content-Security-Policy" content="${policy}">` +
      `</head><body data-island="dialogs"><h1 class='x'>Cakes &amp; tea</h1><!--$--><p>a</p><!--/$-->` +
      `<script type="module">${start}</script>` +
      `<script type="speculationrules">${rules}</script></body></html>`,
  );
});

test('the stylesheets are repeated after the banner, so that browsers paint it first', async () => {
  const styles = '<link rel="stylesheet" href="/a.css"><link rel="stylesheet" href="/b.css">';
  const head = `${styles}<link rel="stylesheet" href="/print.css" media="print">`;
  const body = '<main><div class="banner"></div><p>a</p></main>';
  expect(await rewrite(makePage({ head, body }))).toContain(
    `<main><div class="banner"></div>${styles}<p>a</p>`,
  );
});

test('a page without scripts of Next gets only its policy', async () => {
  const html = '<head><meta charset="utf-8"><script src="/old-address.js"></script></head>';
  const rewritten = await rewrite(html, 'Contact.html');
  expect(rewritten).toContain("script-src 'self'; ");
  expect(rewritten).toContain(`connect-src 'self' ${mailOrigin}; `);
  expect(rewritten.replace(/<meta http-equiv[^>]*>/, '')).toBe(html);
});

test('a page in public/ stays as it is, such as that with which a search engine verifies the site', async () => {
  const html = '<body style="color:red">site-verification: 1234';
  const root = await makeFolder({ 'verification.html': html });
  await rewritePages(root, [], mailOrigin, ['verification.html']);
  expect(await readFile(path.join(root, 'verification.html'), 'utf8')).toBe(html);
});

test.each([
  [
    'a part that waits',
    '<template id="B:0"></template>',
    'Only Next’s scripts, which the site removes, would fill in',
  ],
  [
    'a style',
    '<p style="color:red">',
    'The security policy forbids the attribute style: <p style="color:red">',
  ],
  [
    'a handler',
    '<button onclick="a()"></button>',
    'The security policy forbids the attribute onclick: <button',
  ],
  ['styles', '<style>b{}</style>', 'The security policy forbids <style>: <style>'],
  ['a repeated id', '<p id="a"></p><b id="a"></b>', 'Another element has the same id: <b id="a">'],
  ['a placeholder', '<p>From <b>{price:reef-week}</b></p>', '{price:reef-week} has no value'],
  ['a placeholder in a label', '<a aria-label="About {item}"></a>', '{item} has no value'],
  ['a placeholder in a link', '<a href="mailto:?body=%7Bitem%7D"></a>', '%7Bitem%7D has no value'],
])('%s stops the build with the name of the page, also in a dialog', async (_, body, reason) => {
  mockDialog = body;
  await expect(writeDialogs(await makeFolder({}))).rejects.toThrow(reason);
  const failed = rewrite(makePage({ body }));
  await expect(failed).rejects.toThrow("x/y.html can't be used. ");
  await expect(failed).rejects.toThrow(reason);
});

test('placeholders that scripts fill in may stay, and preloads and templates of the site', async () => {
  const others = '<link rel="preload" as="image" href="/a.svg"><template id="row"></template>';
  const body =
    '<p data-words="{count} found"></p><p hidden><b>{when}</b></p><script type="application/json">{"a":"{b}"}</script>';
  expect(await rewrite(makePage({ body: others + body }))).toContain(others + body);
});

test('a page without its encoding stops the build', async () => {
  const failed = rewrite(makePage().replace('charSet', 'name'));
  await expect(failed).rejects.toThrow('no <meta charset>');
});
