import { addStarter, holdScripts } from './hold-scripts';

const chunk = '/_next/static/chunks/a.js';
const runtime = '/_next/static/chunks/turbopack-b.js';

/** A page as Next writes them, in small. */
function makePage({ head = '', body = '' } = {}): string {
  return (
    '<!DOCTYPE html><html lang="en-IN"><head><meta charSet="utf-8"/>' +
    `<link rel="preload" as="script" fetchPriority="low" href="${chunk}"/>` +
    `<script src="${runtime}" async=""></script><script src="${chunk}" async=""></script>` +
    `${head}<script src="/_next/static/chunks/old.js" noModule=""></script></head>` +
    `<body><h1 class='x'>Cakes &amp; tea</h1><!--$--><!--/$-->${body}` +
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script>' +
    '<script>self.__next_f.push([1,"</b> & \\u003cscript>"])</script></body></html>'
  );
}

test('takes the scripts out, the one that starts the others last, and the data as one script', async () => {
  const held = await holdScripts(makePage());
  expect(held?.files).toEqual([chunk, runtime]);
  expect(held?.data).toBe(
    '(self.__next_f=self.__next_f||[]).push([0])\nself.__next_f.push([1,"</b> & \\u003cscript>"])',
  );
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
  expect(held?.files).toEqual([chunk, runtime]);
});

test('structured data, other scripts of the site, and preloads of other things stay', async () => {
  const stays =
    '<script type="application/ld+json">{"a":"</b>"}</script>' +
    '<script src="/old-address.js"></script>' +
    '<link rel="preload" as="image" href="/a.svg"/>';
  const held = await holdScripts(makePage({ head: stays }));
  expect(held?.html).toContain(stays);
});

test('the instruction to start the page is data as well', async () => {
  const start = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({})';
  const held = await holdScripts(makePage({ body: `<script id="_R_">${start};</script>` }));
  expect(held?.data).toContain(start);
  expect(held?.html).not.toContain('TURBOPACK');
});

test('a page without Next’s scripts has nothing to hold', async () => {
  const html = '<!doctype html><head><script src="/old-address.js"></script></head>';
  expect(await holdScripts(html)).toBeUndefined();
});

test('an inline script that is not known is told, not dropped', async () => {
  const page = makePage({ body: '<script>$RC("B:0","S:0")</script>' });
  await expect(holdScripts(page)).rejects.toThrow('A script that is not known: $RC("B:0","S:0")');
});

test('pages that nothing would start are told', async () => {
  const page = makePage().replace(runtime, '/_next/static/chunks/c.js');
  await expect(holdScripts(page)).rejects.toThrow('0 scripts that start the others');
});

test('the starter stands in the head and knows what it brings', () => {
  expect(addStarter('<head></head><body></head></body>', 'run()', [chunk, runtime])).toBe(
    `<head><script data-starts="${chunk} ${runtime}">run()</script></head><body></head></body>`,
  );
  expect(() => addStarter('<body></body>', 'run()', [runtime])).toThrow('The page has no </head>');
});
