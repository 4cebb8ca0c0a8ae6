/** @jest-environment node */
import { inboxSettings } from '../../setup/inbox-settings.mjs';
import { cacheControlOf, cacheOfRest, cacheRules } from '../cache-rules';
import { fixedPages, redirects } from '../redirects';
import { samplePaths } from '../sample-paths';
import { securityHeaders } from '../security-headers';
import { pagesWorkflow } from './github-pages';
import { headersFile } from './headers-file';
import { netlifyToml } from './netlify';
import { nginxMaps, nginxServer, nginxSite } from './nginx';
import { redirectsFile } from './redirects-file';
import { vercelJson } from './vercel';

function lines(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('#'));
}

describe('_headers', () => {
  const rules = headersFile()
    .split('\n\n')
    .slice(1)
    .join('\n')
    .split(/\n(?=\/)/)
    .map((rule) => {
      const [path = '', ...headers] = rule.trim().split(/\n\s+/);
      return { path, headers: headers.map((line) => line.split(/: (.*)/s).slice(0, 2)) };
    });

  it('keeps to the limits of Cloudflare: 100 rules, 2,000 characters a line, one * a path', () => {
    expect(rules.length).toBeGreaterThan(1);
    expect(rules.length).toBeLessThanOrEqual(100);
    for (const { path } of rules) expect(path).toMatch(/^\/[^*]*\*?$/);
    for (const line of headersFile().split('\n')) expect(line.length).toBeLessThanOrEqual(2000);
  });

  it.each(samplePaths)('gives %s every header once', (path) => {
    const found = rules
      .filter((rule) =>
        rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
      )
      .flatMap(({ headers }) => headers);
    const kept = cacheControlOf(path);
    expect(found).toEqual([
      ...securityHeaders.map(({ name, value }) => [name, value]),
      // Both hosts send the rest with this by themselves.
      ...(kept === cacheOfRest ? [] : [['Cache-Control', kept]]),
    ]);
  });
});

describe('_redirects', () => {
  const rules = lines(redirectsFile()).map((line) => line.split(' '));

  it('has every old address, and keeps to the limits of Cloudflare', () => {
    expect(rules).toEqual(redirects.map(({ from, to }) => [from, to, '301']));
    expect(rules.length).toBeLessThanOrEqual(2000);
    for (const line of lines(redirectsFile())) expect(line.length).toBeLessThanOrEqual(1000);
  });

  it('never leads to an address that is redirected again', () => {
    const from = rules.map(([address]) => address);
    for (const [, to] of rules) expect(from).not.toContain(to);
  });
});

describe('vercel.json', () => {
  const config = JSON.parse(vercelJson());

  it('has documented keys only', () => {
    expect(Object.keys(config)).toEqual([
      '$schema',
      'framework',
      'buildCommand',
      'outputDirectory',
      'cleanUrls',
      'trailingSlash',
      'redirects',
      'headers',
    ]);
  });

  it('redirects every old address for good', () => {
    expect(config.redirects).toEqual(
      redirects.map(({ from, to }) => ({ source: from, destination: to, permanent: true })),
    );
  });

  it.each(samplePaths)('gives %s every header once', (path) => {
    type Rule = { source: string; headers: { key: string; value: string }[] };
    const found = (config.headers as Rule[])
      .filter(({ source }) =>
        source.endsWith('(.*)') ? path.startsWith(source.slice(0, -4)) : path === source,
      )
      .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value]));
    const kept = cacheControlOf(path);
    expect(found).toEqual([
      ...securityHeaders.map(({ name, value }) => [name, value]),
      ...(kept === cacheOfRest ? [] : [['Cache-Control', kept]]),
    ]);
  });
});

describe('netlify.toml', () => {
  it('has tables and strings only, and names the folder', () => {
    const found = lines(netlifyToml()).map((line) => line.trim());
    for (const line of found) expect(line).toMatch(/^(?:\[[a-z.]+\]|[A-Za-z_]+ = "[^"\\]*")$/);
    expect(found).toContain('publish = "out"');
    expect(found).toContain('command = "npm run build"');
  });
});

describe('the workflow of GitHub Pages', () => {
  it('passes every setting of the mail service on', () => {
    // The address of the service is for tests: the real one needs none.
    const names = Object.keys(inboxSettings).filter((name) => !name.endsWith('_ORIGIN'));
    const passed = [...pagesWorkflow().matchAll(/^ {10}(\w+): \$\{\{ vars\.(\w+) \}\}$/gm)];
    expect(passed.map(([, name]) => name)).toEqual(names);
    expect(passed.map(([, , name]) => name)).toEqual(names);
  });

  it('is indented by spaces, two each', () => {
    for (const line of pagesWorkflow().split('\n')) expect(line).toMatch(/^(?: {2})*(?:\S.*)?$/);
  });
});

// nginx itself is asked by npm run test:hosts.
describe('the files of nginx', () => {
  it('find every fixed page in any spelling', () => {
    for (const page of fixedPages) {
      expect(nginxMaps()).toContain(`    "~^(?!${page}$)(?i)${page}(?:\\.html)?/?$" ${page};\n`);
    }
  });

  // The export may have no photographs, so nginx itself cannot be asked for all of them.
  it('have every rule for caches', () => {
    for (const { paths, value } of cacheRules) {
      for (const path of paths) {
        const key = path.endsWith('/*') ? `~^${path.slice(0, -1)}` : path;
        expect(nginxMaps()).toContain(`    ${key} "${value}";\n`);
      }
    }
  });

  it('set headers in one place: a location with its own would drop the others', () => {
    const inside = nginxSite().slice(nginxSite().indexOf('location ='));
    expect(inside).not.toContain('add_header');
    for (const { name, value } of securityHeaders) {
      expect(nginxSite()).toContain(`add_header ${name} "${value}" always;\n`);
    }
  });

  it('leave to the owner what is marked as the owner’s', () => {
    for (const line of lines(nginxServer())) {
      const isOwners = /example\.com|\/var\/www\/sea-almond/.test(line);
      expect([line, line.includes('# yours')]).toEqual([line, isOwners]);
    }
  });
});
