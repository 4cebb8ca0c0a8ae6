import { createHash } from 'node:crypto';
import { addPolicy } from './add-policy';

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const show = (scripts: string[]) => `scripts ${scripts}`;

const page = (inside: string) => `<head><meta charSet="utf-8"/><title>x</title>${inside}</head>`;

test('the policy is the first thing after the encoding', async () => {
  expect(await addPolicy(page(''), () => "default-src 'none'")).toBe(
    '<head><meta charSet="utf-8"/>' +
      `<meta http-equiv="Content-Security-Policy" content="default-src 'none'"><title>x</title></head>`,
  );
});

test('scripts in the page are hashed as they stand, each once', async () => {
  const script = 'if (1 < 2 && "é") run();\n';
  const html = await addPolicy(
    page(`<script>${script}</script><script data-x="1">${script}</script>`),
    show,
  );
  expect(html).toContain(`content="scripts ${sha256(script)}"`);
});

test('structured data and files need no hash', async () => {
  const inside = '<script type="application/ld+json">{}</script><script src="/a.js"></script>';
  expect(await addPolicy(page(inside), show)).toContain('content="scripts "');
});

test('a module is a script', async () => {
  const html = await addPolicy(page('<script type="module">a()</script>'), show);
  expect(html).toContain(sha256('a()'));
});

test.each([
  ['the attribute "style"', '<p style="color:red">'],
  ['the attribute "onclick"', '<button onclick="a()">'],
  ['<style>', '<style>b{}</style>'],
])('%s, which the policy would refuse, is told', async (what, source) => {
  await expect(addPolicy(page(source), show)).rejects.toThrow(
    `The policy forbids ${what} in ${source}`,
  );
});

test('a page without an encoding is told', async () => {
  await expect(addPolicy('<head></head>', show)).rejects.toThrow('no <meta charset>');
});
