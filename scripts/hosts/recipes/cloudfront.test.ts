/** @jest-environment node */
import { runInNewContext } from 'node:vm';
import { redirects } from '../redirects';
import { securityHeaders } from '../security-headers';
import { cloudFrontFunction, cloudFrontHeadersPolicy } from './cloudfront';

type Value = { value: string; multiValue?: { value: string }[] };
type Request = { method: string; uri: string; querystring: Record<string, Value>; headers: object };
type Result = Partial<Request> & {
  statusCode?: number;
  headers: { location?: Value; allow?: Value };
};

/** Runs the function as CloudFront does: the text alone, with an event. */
function handle(uri: string, querystring: Request['querystring'] = {}, method = 'GET'): Result {
  const event = { version: '1.0', request: { method, uri, querystring, headers: {} } };
  return runInNewContext(`${cloudFrontFunction()};handler(event)`, { event });
}

describe('the function', () => {
  it.each([
    ['/', '/index.html'],
    ['/packages', '/packages.html'],
    ['/packages/island-hopping', '/packages/island-hopping.html'],
    ['/packages/__next._tree.txt', '/packages/__next._tree.txt'],
    ['/packages/__next.$d$slug.__PAGE__.txt', '/packages/__next.$d$slug.__PAGE__.txt'],
    ['/_next/static/F1meqTrroVqTbJpciPryf/_buildManifest.js', undefined],
    ['/images/hero/sandbar.svg', undefined],
    ['/robots.txt', undefined],
    // No such file in the bucket: these end at the error page.
    ['/404', '/404'],
    ['/unknown', '/unknown.html'],
  ])('%s is the file %s', (uri, file = uri) => {
    const result = handle(uri);
    expect(result.statusCode).toBeUndefined();
    expect(result.uri).toBe(file);
  });

  it.each([
    ['/packages/', '/packages'],
    ['/packages.html', '/packages'],
    ['/packages.html/', '/packages'],
    ['/packages/Island-Hopping', '/packages/island-hopping'],
    ['/index', '/'],
    ['/index.html', '/'],
    ['/INDEX.html/', '/index'],
    ['/404.html', '/404'],
    ...redirects.map(({ from, to }) => [from, to]),
    ...redirects.map(({ from, to }) => [`${from}.html`, to]),
  ])('%s leads to %s', (uri, location) => {
    const result = handle(uri as string);
    expect(result.statusCode).toBe(308);
    expect(result.headers.location?.value).toBe(location);
  });

  it('keeps the query as it came', () => {
    const query = {
      about: { value: 'island%20hopping' },
      a: { value: '2', multiValue: [{ value: '1' }, { value: '2' }] },
      flag: { value: '' },
    };
    expect(handle('/Contact', query).headers.location?.value).toBe(
      '/contact?about=island%20hopping&a=1&a=2&flag',
    );
  });

  it.each([
    '//evil.example/',
    '//evil.example/contact/',
    '///evil.example',
    '/\\evil.example/',
    '/%2Fevil.example/',
    '/%5Cevil.example/',
    '/contact%0d%0aSet-Cookie:a/',
    '/packages//',
  ])('%s is no redirect', (uri) => {
    const result = handle(uri);
    expect(result.statusCode).toBeUndefined();
    expect(result.uri).toBe(uri);
  });

  it('refuses other methods', () => {
    const result = handle('/packages', {}, 'POST');
    expect(result.statusCode).toBe(405);
    expect(result.headers.allow?.value).toBe('GET, HEAD');
    expect(handle('/packages', {}, 'HEAD').uri).toBe('/packages.html');
  });

  it('is small enough, and uses nothing that CloudFront’s runtime lacks', () => {
    expect(Buffer.byteLength(cloudFrontFunction())).toBeLessThan(10_000);
    const code = cloudFrontFunction().replace(/^\s*\/\/.*$/gm, '');
    expect(code).not.toMatch(/\bfor\s*\(.* of |\.\.\.|\?\.|\?\?|\bclass\b|\bimport\b|\brequire\b/);
  });
});

test('the policy has every security header', () => {
  const policy = JSON.parse(cloudFrontHeadersPolicy());
  const own = policy.SecurityHeadersConfig;
  const custom = policy.CustomHeadersConfig;
  expect(custom.Items).toHaveLength(custom.Quantity);
  expect(
    Object.fromEntries([
      ['Content-Security-Policy', own.ContentSecurityPolicy.ContentSecurityPolicy],
      [
        'Strict-Transport-Security',
        `max-age=${own.StrictTransportSecurity.AccessControlMaxAgeSec}`,
      ],
      ['X-Content-Type-Options', own.ContentTypeOptions.Override ? 'nosniff' : ''],
      ['Referrer-Policy', own.ReferrerPolicy.ReferrerPolicy],
      ...custom.Items.map((item: { Header: string; Value: string }) => [item.Header, item.Value]),
    ]),
  ).toEqual(Object.fromEntries(securityHeaders.map(({ name, value }) => [name, value])));
});
