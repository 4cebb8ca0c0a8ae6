import assert from 'node:assert/strict';
import { aliases } from '@/lib/aliases';
import { getSitePages } from '@/lib/seo/site-pages';
import { cacheOfRest } from '../../scripts/hosts/cache-rules';
import { ask } from '../ask';
import { expectRedirect, expectSecurityHeaders } from '../expect';
import { contentOf } from '../exported';
import type { Test } from '../test';

const routes = getSitePages().map(({ route }) => route);

const everyRoute = routes.map(
  (route): Test => ({
    name: `${route} is its page`,
    run: async ({ port, folder }) => {
      const answer = await ask(port, `${route}?from=here`);
      assert.equal(answer.status, 200);
      assert.equal(answer.headers['content-type'], 'text/html; charset=utf-8');
      assert.equal(answer.headers['cache-control'], cacheOfRest);
      const file = route === '/' ? 'index.html' : `${route.slice(1)}.html`;
      assert.ok(answer.body.equals(contentOf(folder, file)), 'the body is another');
      expectSecurityHeaders(answer);
    },
  }),
);

const everySpelling = routes
  .filter((route) => route !== '/')
  .map(
    (route): Test => ({
      name: `${route} is found with .html and with a slash, the query is kept`,
      run: async (site) => {
        await expectRedirect(site, `${route}.html`, route);
        await expectRedirect(site, `${route}/`, route);
        await expectRedirect(site, `${route}/?a=1&b=%2F%0d`, `${route}?a=1&b=%2F%0d`);
      },
    }),
  );

const everyAlias = Object.entries(aliases).map(
  ([alias, route]): Test => ({
    name: `${alias} leads to ${route}`,
    run: async (site) => {
      await expectRedirect(site, alias, route);
      await expectRedirect(site, `${alias}?about=x%20y`, `${route}?about=x%20y`);
      await expectRedirect(site, `${alias}/`, route);
      await expectRedirect(site, `${alias}.html`, route);
      await expectRedirect(site, alias.toUpperCase(), route);
    },
  }),
);

export const pageTests: Test[] = [
  ...everyRoute,
  ...everySpelling,
  ...everyAlias,
  {
    name: 'every page of the export is a route',
    run: async ({ files }) => {
      const pages = files.filter(({ end }) => end === 'html').map(({ address }) => address);
      assert.deepEqual(pages.sort(), [...routes].sort());
    },
  },
  {
    name: 'the home page has one address',
    run: async (site) => {
      await expectRedirect(site, '/index', '/');
      await expectRedirect(site, '/index.html', '/');
      await expectRedirect(site, '/index.html?a=1', '/?a=1');
    },
  },
];
