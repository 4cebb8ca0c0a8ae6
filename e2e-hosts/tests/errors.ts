import assert from 'node:assert/strict';
import { ask } from '../ask';
import { expectErrorPage } from '../expect';
import type { Test } from '../test';

const missing = {
  'an unknown page': '/unknown',
  'an unknown page with a slash': '/unknown/',
  'an unknown .html': '/unknown.html',
  'an item in capitals': '/packages/ISLAND-HOPPING',
  'an alias and more': '/Contact/more',
  'a name that begins like a page': '/contacts',
  'a missing script': '/_next/static/chunks/missing.js',
  'a missing picture': '/images/missing.svg',
  'a folder without a page': '/images',
  'a folder without a page, with a slash': '/images/',
  'a folder of Next': '/_next/static/chunks/',
  'a page below a file': '/robots.txt/more',
  'the error page': '/404',
  'the error page with a slash': '/404/',
  'the file of the error page': '/404.html',
  'the page of Next for errors': '/_not-found',
  'its file': '/_not-found.html',
  'its data': '/_not-found.txt',
  'a brotli copy': '/index.html.br',
  'a gzip copy': '/packages.html.gz',
  'rules for other hosts': '/_headers',
  'redirects for other hosts': '/_redirects',
  'a hidden file': '/.nojekyll',
  'a hidden folder': '/.git/config',
  'an escaped hidden file': '/%2enojekyll',
  'a very long name': `/${'a'.repeat(4000)}`,
};

/** Whatever the path: never away from the site. */
const elsewhere = [
  '//evil.example',
  '//evil.example/',
  '///evil.example/',
  '//evil.example/index.html',
  '//evil.example/contact/',
  '/\\evil.example/',
  '/%5Cevil.example/',
  '/%2Fevil.example/',
  '/%2F%2Fevil.example/contact.html',
  '/.//evil.example/',
  '/https://evil.example/',
  '/contact%0d%0aLocation:%20https://evil.example/',
  '/contact%0d%0aSet-Cookie:%20a=b.html',
  '/Contact%0d%0aSet-Cookie:%20a=b',
];

const outside = [
  '/../../etc/passwd',
  '/..%2f..%2fetc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/images/../../../etc/passwd',
  '/images/..%2f..%2f..%2fetc%2fpasswd',
  '/..%5c..%5cetc%5cpasswd',
  '/%252e%252e/etc/passwd',
  '/../package.json',
  '/..%2fpackage.json',
  '/../package',
];

export const errorTests: Test[] = [
  ...Object.entries(missing).map(
    ([name, target]): Test => ({
      name: `${name} is the error page: ${target.slice(0, 40)}`,
      run: (site) => expectErrorPage(site, target),
    }),
  ),
  ...elsewhere.map(
    (target): Test => ({
      name: `${target} does not lead away`,
      run: async ({ port }) => {
        const { status, headers } = await ask(port, target);
        assert.ok([308, 400, 404].includes(status), `status ${status}`);
        assert.equal(headers['set-cookie'], undefined);
        // One slash and then a name: a path of this site, for every browser.
        if (status === 308) assert.match(String(headers.location), /^\/(?![/\\])[\w./-]*$/);
        else assert.equal(headers.location, undefined);
      },
    }),
  ),
  ...outside.map(
    (target): Test => ({
      name: `${target} stays inside`,
      run: async ({ port }) => {
        const { status, body } = await ask(port, target);
        assert.ok(status === 400 || status === 404, `status ${status}`);
        assert.doesNotMatch(String(body), /root:|"private"/);
      },
    }),
  ),
  ...['/%', '/%zz', '/packages%', '/packages%00', '/packages%00.html'].map(
    (target): Test => ({
      name: `${target} is a bad request`,
      run: async ({ port }) => assert.equal((await ask(port, target)).status, 400),
    }),
  ),
  {
    name: 'an escaped address is the same page',
    run: async ({ port }) => {
      const plain = await ask(port, '/packages/island-hopping');
      for (const target of ['/p%61ckages/island%2dhopping', '/packages//island-hopping']) {
        const answer = await ask(port, target);
        assert.equal(answer.status, 200, target);
        assert.ok(answer.body.equals(plain.body), target);
      }
    },
  },
];
