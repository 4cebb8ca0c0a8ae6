import assert from 'node:assert/strict';
import { cacheOfErrors } from '../scripts/hosts/cache-rules';
import { securityHeaders } from '../scripts/hosts/security-headers';
import { type Answer, ask } from './ask';
import { contentOf } from './exported';
import type { Site } from './test';

/** Every answer carries every security header, once and to the letter. */
export function expectSecurityHeaders({ headers }: Answer): void {
  for (const { name, value } of securityHeaders) {
    assert.equal(headers[name.toLowerCase()], value, name);
  }
}

/** The error page with status 404, not to be kept. */
export async function expectErrorPage(site: Site, target: string): Promise<void> {
  const answer = await ask(site.port, target);
  assert.equal(answer.status, 404);
  assert.equal(answer.headers['content-type'], 'text/html; charset=utf-8');
  assert.equal(answer.headers['cache-control'], cacheOfErrors);
  assert.equal(answer.headers.location, undefined);
  assert.ok(answer.body.equals(contentOf(site.folder, '404.html')), 'the body is another');
  expectSecurityHeaders(answer);
}

/** A lasting redirect to exactly this address, which is there, below no other name. */
export async function expectRedirect(site: Site, from: string, to: string): Promise<void> {
  const answer = await ask(site.port, from);
  assert.equal(answer.status, 308);
  assert.equal(answer.headers.location, to);
  assert.equal(answer.headers['cache-control'], 'public, max-age=0, must-revalidate');
  expectSecurityHeaders(answer);
  assert.equal((await ask(site.port, to)).status, 200, to);
}
