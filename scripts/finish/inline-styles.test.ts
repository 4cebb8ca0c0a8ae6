import { inlineStyles } from './inline-styles';

const address = '/_next/static/chunks/a.css';
const page = `<head><link rel="stylesheet" href="${address}" data-precedence="next"/></head>`;

test('the stylesheet stands in the page, and its link stays without effect', async () => {
  const html = await inlineStyles(page, (asked) => `/* ${asked} */b{color:red}`);
  expect(html).toBe(
    `<head><style>/* ${address} */b{color:red}</style>` +
      `<link disabled="" rel="stylesheet" href="${address}" data-precedence="next"/></head>`,
  );
});

test.each([
  ['url(../media/a.woff2)', 'url(/_next/static/media/a.woff2)'],
  ['url("b.svg?c#d")', 'url("/_next/static/chunks/b.svg?c#d")'],
  ['url(/e.svg)', 'url(/e.svg)'],
  ["url('https://example.org/f.svg')", "url('https://example.org/f.svg')"],
  ['url(data:image/svg+xml,%3Csvg/%3E)', 'url(data:image/svg+xml,%3Csvg/%3E)'],
  ['url(#shape)', 'url(#shape)'],
])('the address %s leads where it led: %s', async (written, meant) => {
  const html = await inlineStyles(page, () => `b{src:${written}format("x")}`);
  expect(html).toContain(`<style>b{src:${meant}format("x")}</style>`);
});

test('other links, and pages without stylesheets, stay as they are', async () => {
  const html = '<head><link rel="icon" href="/icon.svg"/><link rel="stylesheet"/></head>';
  expect(await inlineStyles(html, () => 'x')).toBe(html);
});

test('a stylesheet that would end the element is told', async () => {
  const styled = inlineStyles(page, () => 'b{content:"</style><script>"}');
  await expect(styled).rejects.toThrow(`${address} would end the style element in the page`);
});
