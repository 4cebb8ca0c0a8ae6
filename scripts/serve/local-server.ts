import { existsSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { parseRedirects } from '@/lib/routes/redirects';
import { routeOfPath } from '@/lib/routes/routes';
import { isCovered, parseHeaders } from '../headers-file';
import { readText } from '../steps.mjs';

/** Files of the export that can't be requested: the error page, rules for hosts, and hidden files. */
const withoutAddress = /^(404\.html|_headers|_redirects)$|(^|\/)\./;

/**
 * Makes a local stand-in for a static host. It answers GET and HEAD with the files of an export, and follows its
 * `_headers` and `_redirects`.
 * @param folder the export folder, which must exist
 * @param inbox receives enquiries; without it, they are refused with 405
 * @returns the app, which is not listening yet
 */
export function makeLocalServer(folder: string, inbox = new Hono()): Hono {
  const root = realpathSync.native(folder);
  const app = new Hono();
  const { redirects } = parseRedirects(readText(path.join(root, '_redirects')));

  app.use(addHeaders(readText(path.join(root, '_headers'))));
  app.route('/', inbox);
  app.use(etag(), compress(), async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      return c.text('Method not allowed', 405, { Allow: 'GET, HEAD' });
    }
    const { search } = new URL(c.req.url);
    const redirect = redirects.find(({ from }) => from === c.req.path);
    if (redirect) return c.redirect(redirect.to + search, 301);
    // Each page has a single address. Addresses with .html, index or a trailing slash redirect to it.
    const address = routeOfPath(c.req.path);
    if (address === c.req.path || !isFile(htmlFileOf(address))) return next();
    return c.redirect(address + search, 308);
  });
  app.get(
    '*',
    serveStatic({
      root,
      // Folders are never served, but may have the same name as a page.
      rewriteRequestPath: (address) =>
        [address.slice(1), htmlFileOf(address)].find(isFile) ?? 'no-such-file',
    }),
  );

  const type = { 'Content-Type': 'text/html; charset=utf-8' };
  app.notFound((c) => c.body(readText(path.join(root, '404.html')), 404, type));
  return app;

  function htmlFileOf(address: string): string {
    return address === '/' ? 'index.html' : `${address.slice(1)}.html`;
  }

  /** Whether a file with exactly this name exists and can be requested. macOS and Windows would ignore the case. */
  function isFile(name: string): boolean {
    const file = path.join(root, name);
    const isPublic = existsSync(file) && !withoutAddress.test(name);
    return isPublic && statSync(file).isFile() && realpathSync.native(file) === file;
  }
}

/** The Cache-Control that Cloudflare Pages and Netlify send by default. */
const defaultCacheControl = 'public, max-age=0, must-revalidate';

/**
 * Adds the headers of a `_headers` file to responses that lack them. Over http, leaves out headers for https, and lets
 * browsers cache only hashed files, because editors change pictures while they view http://localhost.
 */
function addHeaders(text: string): MiddlewareHandler {
  const rules = parseHeaders(text);
  return async (c, next) => {
    await next();
    const isSecure = c.req.url.startsWith('https:');
    const address = c.res.status === 404 ? '/404' : c.req.path;
    const headers = new Map([['Cache-Control', defaultCacheControl]]);
    for (const rule of rules.filter((rule) => isCovered(address, rule))) {
      const { name, value } = rule;
      if (!isSecure && name === 'Strict-Transport-Security') continue;
      if (!isSecure && name === 'Cache-Control' && !value.includes('immutable')) continue;
      headers.set(name, isSecure ? value : value.replace('; upgrade-insecure-requests', ''));
    }
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.header(name, value);
  };
}
