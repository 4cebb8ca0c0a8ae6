import { addStarter, holdScripts } from './hold-scripts';

const chunk = '/_next/static/chunks/a.js';
const runtime = '/_next/static/chunks/turbopack-b.js';

/** The script with which a page starts. */
const start = (entry: string) =>
  `(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(${entry});`;

/** A page as Next writes them, in small. */
function makePage({ head = '', body = '' } = {}): string {
  return (
    '<!DOCTYPE html><html lang="en-IN"><head><meta charSet="utf-8"/>' +
    `<link rel="preload" as="script" fetchPriority="low" href="${chunk}"/>` +
    `<script src="${runtime}" async=""></script><script src="${chunk}" async=""></script>` +
    `${head}<script src="/_next/static/chunks/old.js" noModule=""></script></head>` +
    `<body><h1 class='x'>Cakes &amp; tea</h1><!--$--><!--/$-->${body}` +
    `<script id="_R_">${start('{"runtimeModuleIds":[1]}')}</script>` +
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script>' +
    '<script>self.__next_f.push([1,"1:\\"</b>"])</script>' +
    '<script>self.__next_f.push([1,"\\n\\u003c&é"])</script></body></html>'
  );
}

test('takes out the scripts, the loader, what starts the page, and the data in one piece', async () => {
  const { html: _, ...rest } = (await holdScripts(makePage())) ?? {};
  expect(rest).toEqual({
    files: [chunk],
    loader: runtime,
    entry: '{"runtimeModuleIds":[1]}',
    data: '1:"</b>\n<&é',
  });
});

test('leaves every other byte of the page as it was', async () => {
  const held = await holdScripts(makePage());
  expect(held?.html).toBe(
    '<!DOCTYPE html><html lang="en-IN"><head><meta charSet="utf-8"/></head>' +
      "<body><h1 class='x'>Cakes &amp; tea</h1><!--$--><!--/$--></body></html>",
  );
});

test('a script that stands in the page twice comes once', async () => {
  const held = await holdScripts(makePage({ body: `<script src="${chunk}" async=""></script>` }));
  expect(held?.files).toEqual([chunk]);
});

test('structured data, other scripts of the site, and preloads of other things stay', async () => {
  const stays =
    '<script type="application/ld+json">{"a":"</b>"}</script>' +
    '<script src="/old-address.js"></script>' +
    '<link rel="preload" as="image" href="/a.svg"/>';
  const held = await holdScripts(makePage({ head: stays }));
  expect(held?.html).toContain(stays);
});

test('a page without Next’s scripts has nothing to hold', async () => {
  const html = '<!doctype html><head><script src="/old-address.js"></script></head>';
  expect(await holdScripts(html)).toBeUndefined();
});

test('an inline script that is not known is told, not dropped', async () => {
  const page = makePage({ body: '<script>$RC("B:0","S:0")</script>' });
  await expect(holdScripts(page)).rejects.toThrow('A script that is not known: $RC("B:0","S:0")');
});

test('a part of the data that is not text is told', async () => {
  const page = makePage({ body: '<script>self.__next_f.push([3,"AAAA"])</script>' });
  await expect(holdScripts(page)).rejects.toThrow('not known: self.__next_f.push([3,"AAAA"])');
});

test('pages that nothing would start are told', async () => {
  const withoutLoader = makePage().replace(runtime, '/_next/static/chunks/c.js');
  await expect(holdScripts(withoutLoader)).rejects.toThrow('one loader');
  const withTwo = makePage({ body: `<script>${start('{}')}</script>` });
  await expect(holdScripts(withTwo)).rejects.toThrow('one script that starts the page');
});

test('the starter stands in the head and knows what it brings', () => {
  const what = {
    files: [chunk, '/_next/static/chunks/d.js'],
    loader: runtime,
    entry: '{"a":"&"}',
    data: { address: '/index.txt', integrity: 'sha256-x' },
  };
  expect(addStarter('<head></head><body></head></body>', 'run()', what)).toBe(
    `<head><script data-scripts="${chunk} /_next/static/chunks/d.js" data-loader="${runtime}" ` +
      'data-entry="{&quot;a&quot;:&quot;&amp;&quot;}" data-page="/index.txt" ' +
      'data-integrity="sha256-x">run()</script></head><body></head></body>',
  );
  expect(() => addStarter('<body></body>', 'run()', what)).toThrow('The page has no </head>');
});
