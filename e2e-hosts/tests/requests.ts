import assert from 'node:assert/strict';
import { type Answer, ask } from '../ask';
import { expectSecurityHeaders } from '../expect';
import { contentOf } from '../exported';
import type { Site, Test } from '../test';

const page = { target: '/packages', file: 'packages.html' };

/** A page, a picture that has copies, one that has none, and what is missing. */
function samplesOf({ files }: Site): string[] {
  const first = (end: string) =>
    files.find((file) => file.end === end)?.address ?? assert.fail(end);
  return ['/', page.target, first('svg'), first('jpg'), first('js'), first('txt'), '/missing'];
}

export const requestTests: Test[] = [
  {
    name: 'HEAD has the headers of GET and no body',
    run: async (site) => {
      for (const target of [...samplesOf(site), '/Contact?a=1', '/packages/', '/packages.html']) {
        for (const coding of ['identity', 'gzip', 'gzip, br']) {
          const headers = { 'Accept-Encoding': coding };
          const got = await ask(site.port, target, { headers });
          const head = await ask(site.port, target, { headers, method: 'HEAD' });
          assert.equal(head.status, got.status, target);
          assert.deepEqual(withoutDate(head), withoutDate(got), target);
          assert.equal(head.body.length, 0, target);
          assert.equal(got.headers['content-length'], String(got.body.length), target);
        }
      }
    },
  },
  {
    name: 'what has not changed is not sent again',
    run: async ({ port }) => {
      for (const coding of ['identity', 'gzip', 'gzip, br']) {
        const headers = { 'Accept-Encoding': coding };
        const first = await ask(port, page.target, { headers });
        const { etag = '', 'last-modified': date = '' } = first.headers;
        for (const [name, value] of [
          ['If-None-Match', etag],
          ['If-Modified-Since', date],
        ] as const) {
          const again = await ask(port, page.target, { headers: { ...headers, [name]: value } });
          assert.equal(again.status, 304, name);
          assert.equal(again.body.length, 0);
          assert.equal(again.headers.etag, etag);
          assert.equal(again.headers['cache-control'], first.headers['cache-control']);
          expectSecurityHeaders(again);
        }
        const other = { ...headers, 'If-None-Match': '"another"' };
        assert.equal((await ask(port, page.target, { headers: other })).status, 200);
      }
    },
  },
  {
    name: 'each coding has an ETag of its own',
    run: async ({ port, brotli }) => {
      const codings = ['identity', 'gzip', ...(brotli ? ['br'] : [])];
      const tags = await Promise.all(
        codings.map(async (coding) => {
          const headers = { 'Accept-Encoding': coding };
          return (await ask(port, page.target, { headers })).headers.etag;
        }),
      );
      assert.equal(new Set(tags).size, codings.length, tags.join(' '));
    },
  },
  {
    name: 'a part is sent on demand',
    run: async ({ port, folder }) => {
      const whole = contentOf(folder, page.file);
      for (const [range, from, to] of [
        ['bytes=0-99', 0, 99],
        ['bytes=500-', 500, whole.length - 1],
        ['bytes=-7', whole.length - 7, whole.length - 1],
      ] as const) {
        const answer = await ask(port, page.target, { headers: { Range: range } });
        assert.equal(answer.status, 206, range);
        assert.equal(answer.headers['content-range'], `bytes ${from}-${to}/${whole.length}`);
        assert.ok(answer.body.equals(whole.subarray(from, to + 1)), range);
        expectSecurityHeaders(answer);
      }
    },
  },
  {
    name: 'a part that does not exist is refused',
    run: async ({ port, folder }) => {
      const size = contentOf(folder, page.file).length;
      const answer = await ask(port, page.target, { headers: { Range: `bytes=${size}-` } });
      assert.equal(answer.status, 416);
      // nginx says the added headers twice in this one answer: not worth a look at them.
      assert.equal(answer.headers['content-range'], `bytes */${size}`);
    },
  },
  {
    name: 'an old part is not joined to a new file',
    run: async ({ port }) => {
      const { etag = '' } = (await ask(port, page.target)).headers;
      const part = async (ifRange: string) => {
        const headers = { Range: 'bytes=0-9', 'If-Range': ifRange };
        return (await ask(port, page.target, { headers })).status;
      };
      assert.equal(await part(etag), 206);
      assert.equal(await part('"another"'), 200);
    },
  },
  {
    name: 'other methods are refused, wherever they go',
    run: async ({ port }) => {
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND']) {
        for (const target of ['/', '/packages', '/Contact', '/packages/', '/missing', '/_next/']) {
          const answer = await ask(port, target, { method });
          assert.equal(answer.status, 405, `${method} ${target}`);
          // nginx refuses TRACE by itself, before any rule of ours.
          if (method === 'TRACE') continue;
          assert.equal(answer.headers.allow, 'GET, HEAD', `${method} ${target}`);
          expectSecurityHeaders(answer);
        }
      }
      assert.equal((await ask(port, '/packages')).headers.allow, undefined);
    },
  },
  {
    name: 'the program does not tell its version',
    run: async ({ port }) => {
      for (const target of ['/', '/missing']) {
        assert.equal((await ask(port, target)).headers.server, 'nginx');
      }
      const refused = await ask(port, '/', { method: 'POST' });
      assert.doesNotMatch(String(refused.body), /\d\.\d/);
    },
  },
];

function withoutDate({ headers }: Answer) {
  const { date, ...others } = headers;
  assert.ok(date);
  return others;
}
