import assert from 'node:assert/strict';
import { connect } from 'node:http2';
import { text } from 'node:stream/consumers';
import { ask } from '../ask';
import { type Site, Skipped, type Test } from '../test';

type Secure = NonNullable<Site['secure']>;

/** The shipped server.conf: https with HTTP/2, and the ways to it. */
export const secureTests: Test[] = [
  secureTest('http leads to https, with the path', async ({ httpPort }) => {
    for (const host of ['www.example.com', 'example.com']) {
      const answer = await ask(httpPort, '/Packages/?a=1', { headers: { Host: host } });
      assert.equal(answer.status, 301);
      assert.equal(answer.headers.location, 'https://www.example.com/Packages/?a=1');
    }
  }),
  secureTest('the name without www leads to the one with it', async (secure) => {
    const { headers } = await askSecurely(secure, 'example.com', '/contact?a=1');
    assert.equal(headers[':status'], 301);
    assert.equal(headers.location, 'https://www.example.com/contact?a=1');
    assert.equal(headers['strict-transport-security'], 'max-age=31536000');
  }),
  secureTest('https speaks HTTP/2 and serves the site', async (secure) => {
    const { headers, body } = await askSecurely(secure, 'www.example.com', '/contact');
    assert.equal(headers[':status'], 200);
    assert.equal(headers['content-type'], 'text/html; charset=utf-8');
    assert.equal(headers['strict-transport-security'], 'max-age=31536000');
    assert.match(body, /<title>/);
  }),
  secureTest('redirects stay on https, whatever port stands before it', async (secure) => {
    const { headers } = await askSecurely(secure, 'www.example.com', '/Contact');
    assert.equal(headers[':status'], 308);
    assert.equal(headers.location, '/contact');
  }),
];

function secureTest(name: string, run: (secure: Secure) => Promise<void>): Test {
  return {
    name,
    run: async ({ secure }) => {
      if (!secure) throw new Skipped('openssl is not installed: no certificate');
      await run(secure);
    },
  };
}

/** Fails when the server speaks no HTTP/2 or has another certificate. */
async function askSecurely({ httpsPort, certificate }: Secure, name: string, path: string) {
  const session = connect(`https://127.0.0.1:${httpsPort}`, {
    ca: certificate,
    servername: 'www.example.com',
  });
  try {
    const stream = session.request({ ':path': path, ':authority': name });
    const [headers, body] = await Promise.all([
      new Promise<Record<string, unknown>>((resolve, reject) => {
        stream.once('response', resolve).once('error', reject);
        session.once('error', reject);
      }),
      text(stream),
    ]);
    return { headers, body };
  } finally {
    session.close();
  }
}
