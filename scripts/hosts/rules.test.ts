/** @jest-environment node */
import { cacheControlOf, cacheRules, isHashed } from './cache-rules';
import { exportFiles, hostFiles } from './host-files';
import { notice } from './notice';
import { fixedPages, redirects } from './redirects';
import { samplePaths } from './sample-paths';
import { localSecurityHeaders, securityHeaders } from './security-headers';

describe('cache rules', () => {
  it.each([
    ['/_next/static/chunks/abc.js', 'public, max-age=31536000, immutable'],
    ['/photos/beach-320-0123456789.avif', 'public, max-age=31536000, immutable'],
    ['/images/hero/sandbar.svg', 'public, max-age=86400, stale-while-revalidate=604800'],
    ['/favicon.ico', 'public, max-age=86400, stale-while-revalidate=604800'],
    ['/feed.xml', 'public, max-age=3600'],
    ['/packages', 'public, max-age=0, must-revalidate'],
    ['/packages/__next._tree.txt', 'public, max-age=0, must-revalidate'],
    ['/images', 'public, max-age=0, must-revalidate'],
    ['/blogs/favicon.ico', 'public, max-age=0, must-revalidate'],
  ])('%s: %s', (path, value) => {
    expect(cacheControlOf(path)).toBe(value);
  });

  it('keeps for ever only what has a new name after each change', () => {
    for (const path of samplePaths) {
      expect(cacheControlOf(path).includes('immutable')).toBe(isHashed(path));
    }
    expect(samplePaths.filter(isHashed)).toHaveLength(2);
  });

  it('has no path that falls under two of them', () => {
    const paths = cacheRules.flatMap((rule) => rule.paths);
    for (const path of paths) {
      const folder = path.replace(/\*$/, '');
      const others = paths.filter((other) => other !== path && other.startsWith(folder));
      expect(path.endsWith('/*') ? others : []).toEqual([]);
    }
    expect(new Set(paths).size).toBe(paths.length);
  });
});

describe('security headers', () => {
  it('leave out what makes no sense without https', () => {
    expect(Object.keys(localSecurityHeaders)).toEqual(
      securityHeaders.map(({ name }) => name).filter((name) => !name.startsWith('Strict')),
    );
    expect(JSON.stringify(localSecurityHeaders)).not.toContain('upgrade-insecure-requests');
    expect(localSecurityHeaders['Content-Security-Policy']).toBe("frame-ancestors 'none'");
    expect(localSecurityHeaders['X-Content-Type-Options']).toBe('nosniff');
  });

  it('have names and values that need no escape in any recipe', () => {
    for (const { name, value } of securityHeaders) {
      expect(name).toMatch(/^[A-Z][A-Za-z-]+$/);
      expect(value).toMatch(/^[\w\s'();=,-]+$/);
    }
  });
});

describe('old addresses', () => {
  it('differ from the page’s own in capitals only, which nginx and CloudFront rely on', () => {
    expect(redirects.length).toBeGreaterThan(fixedPages.length);
    for (const { from, to } of redirects) {
      expect(fixedPages).toContain(to);
      expect(from).not.toBe(to);
      expect(from.toLowerCase()).toBe(to);
    }
  });
});

describe('the files', () => {
  it.each([...hostFiles()])('%s says where it comes from, if it can', (file, text) => {
    if (file.endsWith('.json')) return expect(() => JSON.parse(text)).not.toThrow();
    const [first = '', second = ''] = text.split('\n');
    expect(first.startsWith('#!') ? second : first).toContain(notice);
  });

  it('are the same at every call, and end with a line', () => {
    expect([...hostFiles()]).toEqual([...hostFiles()]);
    for (const text of hostFiles().values()) expect(text).toMatch(/[^\n]\n$/);
  });

  it('that the build lays into the export are those of hosts/', () => {
    const files = hostFiles();
    expect(exportFiles().get('_headers')).toBe(files.get('hosts/cloudflare-pages/_headers'));
    expect(exportFiles().get('_redirects')).toBe(files.get('hosts/cloudflare-pages/_redirects'));
  });
});
