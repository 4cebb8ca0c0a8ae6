import assert from 'node:assert/strict';
import { cacheControlOf } from '../../scripts/hosts/cache-rules';
import { contentTypes } from '../../scripts/hosts/content-types';
import { ask } from '../ask';
import { expectSecurityHeaders } from '../expect';
import { contentOf, type Exported, exists } from '../exported';
import { type Site, Skipped, type Test } from '../test';

const codings = [
  { name: 'br', suffix: '.br', accept: 'gzip, deflate, br, zstd' },
  { name: 'gzip', suffix: '.gz', accept: 'gzip, deflate' },
];

/** All files of a kind have their type, their rule for caches, the headers, and arrive whole. */
function filesOfKind(end: string): Test {
  return {
    name: `every .${end} file arrives as it is, with its headers`,
    run: async (site) => {
      for (const file of ofKind(site, end)) {
        const answer = await ask(site.port, file.address);
        assert.equal(answer.status, 200, file.name);
        assert.equal(answer.headers['content-type'], contentTypes[end], file.name);
        assert.equal(answer.headers['cache-control'], cacheOf(file), file.name);
        assert.equal(answer.headers['content-encoding'], undefined, file.name);
        assert.ok(answer.body.equals(contentOf(site.folder, file.name)), file.name);
        expectSecurityHeaders(answer);
      }
    },
  };
}

function cacheOf({ name }: Exported): string {
  return cacheControlOf(`/${name}`);
}

/** Where there is a copy it is sent to who takes it; Vary says so either way. */
function compressedFiles(end: string, coding: (typeof codings)[number]): Test {
  return {
    name: `every .${end} file comes in ${coding.name} where there is a copy`,
    run: async (site) => {
      if (coding.name === 'br' && !site.brotli) throw new Skipped('nginx has no brotli module');
      for (const file of ofKind(site, end)) {
        const headers = { 'Accept-Encoding': coding.accept };
        const answer = await ask(site.port, file.address, { headers });
        assert.equal(answer.status, 200, file.name);
        const copy = `${file.name}${coding.suffix}`;
        const has = exists(site.folder, copy);
        assert.equal(answer.headers['content-encoding'], has ? coding.name : undefined, copy);
        if (has) assert.equal(answer.headers.vary, 'Accept-Encoding', copy);
        assert.equal(answer.headers['content-type'], contentTypes[end], file.name);
        assert.equal(answer.headers['cache-control'], cacheOf(file), file.name);
        assert.ok(answer.body.equals(contentOf(site.folder, has ? copy : file.name)), copy);
        expectSecurityHeaders(answer);
      }
    },
  };
}

function ofKind({ files }: Site, end: string): Exported[] {
  return files.filter((file) => file.end === end);
}

export const fileTests: Test[] = [
  {
    name: 'every kind of file has a Content-Type in scripts/hosts/content-types.ts',
    run: async ({ files }) => {
      const unknown = files.filter(({ end }) => !(end in contentTypes)).map(({ name }) => name);
      assert.deepEqual(unknown, []);
    },
  },
  ...Object.keys(contentTypes).flatMap((end) => [
    filesOfKind(end),
    ...codings.map((coding) => compressedFiles(end, coding)),
  ]),
  {
    name: 'who does not take brotli does not get it',
    run: async ({ port, brotli }) => {
      for (const [accept, expected] of [
        [undefined, undefined],
        ['identity', undefined],
        ['deflate', undefined],
        ['gzip', 'gzip'],
        ['gzip;q=0', undefined],
        ['br;q=0', undefined],
        ['br', brotli ? 'br' : undefined],
        ['gzip, br', brotli ? 'br' : 'gzip'],
      ] as const) {
        const headers = accept === undefined ? undefined : { 'Accept-Encoding': accept };
        const answer = await ask(port, '/packages', { headers });
        assert.equal(answer.headers['content-encoding'], expected, accept);
        assert.equal(answer.headers.vary, 'Accept-Encoding', accept);
      }
    },
  },
];
