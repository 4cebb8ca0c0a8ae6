import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { makeFolder, removeFolders } from '../serve/temporary-folder';
import { copyWithoutScripts, removeScripts } from './scriptless';

afterAll(removeFolders);

const data = '<script type="application/ld+json">{"@type":"WebSite"}</script>';

test.each([
  ['a file', '<script src="/a.js" async=""></script>'],
  ['a module', '<script type="module">import "/a.js"</script>'],
  ['a text with tags in it', '<script>document.write("<p>a</p>")</script>'],
  ['speculation rules', '<script type="speculationrules">{}</script>'],
  ['a preload', '<link rel="preload" as="script" href="/a.js"/>'],
  ['a preload of a module', '<link rel="modulepreload" href="/a.js"/>'],
  ['a policy', '<meta http-equiv="Content-Security-Policy" content="script-src \'self\'"/>'],
])('%s is removed', (_, html) => {
  expect(removeScripts(`<head>${html}</head><p>a &amp; b</p>${html}`)).toBe(
    '<head></head><p>a &amp; b</p>',
  );
});

test('everything else stays as it is written', () => {
  const html = `<!DOCTYPE html><html lang=en><head><meta charSet="utf-8"/><link rel="preload" as="font" href="/a.woff2"><style>a>b{}</style>${data}</head><body><!-- a --><p>a<br/>b &#39; c<svg viewBox="0 0 1 1"><path d="M0"/></svg></body></html>`;
  expect(removeScripts(html)).toBe(html);
});

test('a large page stays whole', () => {
  const paragraphs = '<p>é₹</p>'.repeat(50_000);
  expect(removeScripts(`${paragraphs}<script>1</script>${paragraphs}`)).toBe(
    paragraphs + paragraphs,
  );
});

test('the copy of an export has compressed copies of the new pages', async () => {
  const text = '<p>sea almond</p>'.repeat(100);
  const from = await makeFolder({ 'a/b.html': `${text}<script>1</script>`, 'a.css': 'a{}' });
  const to = await makeFolder();
  await copyWithoutScripts(from, to);
  expect(await readFile(path.join(to, 'a.css'), 'utf8')).toBe('a{}');
  const packed = await readFile(path.join(to, 'a/b.html.br'));
  expect(brotliDecompressSync(packed).toString()).toBe(text);
  expect(await readFile(path.join(from, 'a/b.html'), 'utf8')).toContain('<script>');
});
