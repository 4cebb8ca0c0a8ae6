import type { MiddlewareHandler } from 'hono';
import { readText } from '../steps.mjs';

/** The Cache-Control that Cloudflare Pages and Netlify send by default. */
const defaultCacheControl = 'public, max-age=0, must-revalidate';

/**
 * Adds the headers of a `_headers` file to responses that lack them. Over http, leaves out headers for https, and lets
 * browsers cache only hashed files, because editors change pictures while they view http://localhost.
 * @param file the path of the file, which may be missing
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 */
export function headersFile(file: string): MiddlewareHandler {
  const rules = parseHeaders(readText(file));

  return async (c, next) => {
    await next();
    const isSecure = c.req.url.startsWith('https:');
    const path = c.res.status === 404 ? '/404' : c.req.path;
    const headers = new Map([['Cache-Control', defaultCacheControl]]);
    for (const { pattern, name, value } of rules) {
      if (!patternCovers(pattern, path)) continue;
      if (!isSecure && name === 'Strict-Transport-Security') continue;
      if (!isSecure && name === 'Cache-Control' && !value.includes('immutable')) continue;
      headers.set(name, isSecure ? value : value.replace('; upgrade-insecure-requests', ''));
    }
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.header(name, value);
  };
}

/** Whether a pattern of `_headers` matches a path. */
export function patternCovers(pattern: string, address: string): boolean {
  return pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : address === pattern;
}

/**
 * Parses a `_headers` file.
 * @returns a rule for each header, with its pattern: a path, or a prefix followed by *
 */
export function parseHeaders(text: string): { pattern: string; name: string; value: string }[] {
  let pattern = '';
  return text.split(/\r?\n/).flatMap((source) => {
    const line = source.trim();
    if (line.startsWith('/')) pattern = line;
    const [, name, value] = /^([\w-]+): *(.+)$/.exec(line) ?? [];
    return name && value ? [{ pattern, name, value }] : [];
  });
}
