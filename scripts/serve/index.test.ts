/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { makeFolder, removeFolders } from './temporary-folder';

// Each test starts a process of its own; the machine may be busy with other tests.
jest.setTimeout(60_000);

const children: ChildProcess[] = [];
const closers: (() => void)[] = [];
let root: string;

beforeAll(async () => {
  root = await makeFolder({
    'index.html': 'home page',
    'packages.html': 'packages page',
    'packages.txt': 'payload',
    'blogs/first-post.html': 'first post',
    '404.html': 'error page',
    '_not-found.html': 'error page',
    'large.bin': new Uint8Array(20_000_000),
  });
});

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const close of closers.splice(0)) close();
});

afterAll(removeFolders);

/** Runs the host to its end, or until the test stops it. */
function start(env: Record<string, string> = {}, folder: string | undefined = root, cwd?: string) {
  const script = path.resolve('scripts/serve/index.ts');
  const loader = require.resolve('tsx');
  const args = ['--import', loader, script, ...(folder ? [folder] : [])];
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, HOST: '', PORT: '0', INBOX: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  const output = text(child.stdout);
  const errors = text(child.stderr);
  const exit = once(child, 'exit') as Promise<[code: number | null, signal: string | null]>;
  return { child, exit, output, errors };
}

/** Waits for the line with the address. */
async function ready({ child, exit, errors }: ReturnType<typeof start>): Promise<number> {
  let seen = '';
  const listening = new Promise<number>((resolve) => {
    child.stdout?.on('data', (chunk) => {
      seen += chunk;
      const [, port] = /http:\/\/\S+:(\d+)\n.*\n/.exec(seen) ?? [];
      if (port) resolve(Number(port));
    });
  });
  const failed = exit.then(async ([code]) => {
    throw new Error(`ended with ${code} before it was ready: ${await errors}`);
  });
  failed.catch(() => {});
  return Promise.race([listening, failed]);
}

/** Sends a request as it stands: fetch would tidy the path. */
async function ask(port: number, target: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  return text(socket);
}

async function occupy(host: string): Promise<number> {
  const server: Server = createServer();
  closers.push(() => server.close());
  server.listen(0, host);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

describe('the host', () => {
  it('serves the folder and says where', async () => {
    const host = start();
    const port = await ready(host);
    const response = await fetch(`http://127.0.0.1:${port}/packages`);
    expect(await response.text()).toBe('packages page');
    const large = await fetch(`http://127.0.0.1:${port}/large.bin`);
    expect((await large.arrayBuffer()).byteLength).toBe(20_000_000);
    const head = await fetch(`http://127.0.0.1:${port}/large.bin`, { method: 'HEAD' });
    expect(head.headers.get('Content-Length')).toBe('20000000');

    host.child.kill('SIGTERM');
    expect(await host.output).toBe(
      `Sea Almond is at http://localhost:${port}\n` +
        `serving 3 pages from ${root}/ (stop with Ctrl+C)\n` +
        `enquiries: http://localhost:${port}/inbox, kept in enquiries/\n`,
    );
    expect(await host.errors).toBe('');
  });

  it('serves out/ when no folder is named', async () => {
    const project = await makeFolder({ 'out/index.html': 'home page' });
    const host = start({}, '', project);
    const port = await ready(host);
    expect(await ask(port, '/')).toContain('home page');
    host.child.kill('SIGTERM');
    expect(await host.output).toContain('serving 1 page from out/ (stop with Ctrl+C)\n');
  });

  it('gives nothing from outside, whatever the path on the wire', async () => {
    const port = await ready(start());
    for (const target of [
      '/../../../../etc/passwd',
      '/..%2f..%2f..%2f..%2fetc/passwd',
      '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
      '/..\\..\\..\\etc\\passwd',
      '/blogs/../../../../etc/passwd',
      '/etc/passwd%00',
      '//evil.example/',
      '/\\evil.example/',
      '/%zz',
      '*',
      'http://evil.example//evil.example/',
    ]) {
      const answer = await ask(port, target);
      expect(answer).toMatch(/^HTTP\/1\.1 40[04] /);
      expect(answer).not.toMatch(/root:|location:/i);
    }
    expect(await ask(port, '/packages')).toMatch(/^HTTP\/1\.1 200 /);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)(
    '%s ends it at once, with exit code 0',
    async (signal) => {
      const host = start();
      const port = await ready(host);
      // One connection kept alive after an answer, one that never asks, one amid a download.
      const kept = connect(port, '127.0.0.1');
      const silent = connect(port, '127.0.0.1');
      const slow = connect(port, '127.0.0.1');
      closers.push(() => [kept, silent, slow].forEach((socket) => void socket.destroy()));
      for (const socket of [kept, silent, slow]) socket.on('error', () => {});
      kept.write('GET /packages HTTP/1.1\r\nHost: localhost\r\n\r\n');
      slow.write('GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n');
      await Promise.all([once(kept, 'data'), once(slow, 'data'), once(silent, 'connect')]);
      slow.pause();

      host.child.kill(signal);
      expect(await host.exit).toEqual([0, null]);
      expect(await host.errors).toBe('');
    },
  );
});

describe('the inbox of the host', () => {
  const post = (port: number, body: Record<string, string>) =>
    fetch(`http://localhost:${port}/api/v1.0/email/send`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const ids = { user_id: 'u', service_id: 's', template_id: 't' };

  it('keeps enquiries in enquiries/, and shows them after a restart', async () => {
    const project = await makeFolder({ 'out/index.html': 'home page' });
    const first = start({}, '', project);
    const port = await ready(first);
    expect(await readdir(project)).toEqual(['out']);
    expect(await (await post(port, ids)).text()).toBe('OK');
    first.child.kill('SIGTERM');
    await first.exit;
    const names = await readdir(path.join(project, 'enquiries'));
    expect(names).toEqual([expect.stringMatching(/\.eml$/)]);

    const again = await ready(start({}, '', project));
    expect(await ask(again, '/inbox')).toContain(`/inbox/${names[0]}`);
  });

  it('keeps them elsewhere when INBOX says so', async () => {
    const folder = path.join(await makeFolder(), 'mails');
    const host = start({ INBOX: folder });
    await post(await ready(host), ids);
    expect(await readdir(folder)).toHaveLength(1);
    host.child.kill('SIGTERM');
    expect(await host.output).toContain(`/inbox, kept in ${folder}/\n`);
  });

  it('says so when an enquiry could not be kept', async () => {
    const folder = path.join(await makeFolder(), 'mails');
    const host = start({ INBOX: folder });
    const port = await ready(host);
    await writeFile(folder, 'a file');
    expect((await post(port, ids)).status).toBe(500);
    host.child.kill('SIGTERM');
    expect(await host.errors).toContain('EEXIST');
  });

  it('is off when other computers can reach the host', async () => {
    const folder = path.join(await makeFolder(), 'mails');
    const host = start({ HOST: '0.0.0.0', INBOX: folder });
    const port = await ready(host);
    expect((await post(port, ids)).status).toBe(403);
    expect(await ask(port, '/inbox')).toMatch(/^HTTP\/1\.1 404 /);
    expect(await ask(port, '/packages')).toContain('packages page');
    host.child.kill('SIGTERM');
    expect(await host.output).toContain(
      '\nenquiries: off, because other computers can reach HOST 0.0.0.0\n',
    );
    await expect(readdir(folder)).rejects.toThrow('ENOENT');
  });
});

describe('the host that cannot start', () => {
  async function expectRefusal(host: ReturnType<typeof start>, line: string) {
    expect(await host.errors).toBe(`${line}\n`);
    expect(await host.exit).toEqual([1, null]);
    expect(await host.output).toBe('');
  }

  it('says in one line that the port is in use', async () => {
    const port = await occupy('127.0.0.1');
    const other = port < 65535 ? port + 1 : 3000;
    await expectRefusal(
      start({ PORT: String(port) }),
      `Port ${port} is in use. Stop the other program or choose another: PORT=${other} npm start`,
    );
  });

  it('notices a program on all addresses, too', async () => {
    const port = await occupy('0.0.0.0');
    expect(await start({ PORT: String(port) }).errors).toContain(`Port ${port} is in use.`);
  });

  it.each(['abc', '-1', '65536', '3000.5', '0x50', '1e3', '99999999999999999999', ' '])(
    'refuses PORT="%s"',
    async (value) => {
      await expectRefusal(
        start({ PORT: value }),
        `PORT is "${value}", but must be a number from 1 to 65535: PORT=3001 npm start`,
      );
    },
  );

  it('says in one line that HOST is none of this computer', async () => {
    const host = start({ HOST: '192.0.2.1' });
    expect(await host.errors).toMatch(/^Cannot listen on HOST 192\.0\.2\.1, PORT 0: .*\n$/);
    expect(await host.exit).toEqual([1, null]);
  });

  it('asks for a build when out/ is missing', async () => {
    await expectRefusal(
      start({}, '', await makeFolder()),
      'There is no site in out/ yet. Build it first: npm run build',
    );
  });

  it('asks for a build when out/ has no page', async () => {
    const project = await makeFolder({ 'out/404.html': 'error page', 'out/app.js': '' });
    await mkdir(path.join(project, 'out/folder.html'));
    await expectRefusal(
      start({}, '', project),
      'There is no site in out/ yet. Build it first: npm run build',
    );
  });

  it('asks for a build when the folder is a file', async () => {
    const file = path.join(root, 'packages.txt');
    await expectRefusal(
      start({}, file),
      `There is no site in ${file}/ yet. Build it first: npm run build`,
    );
  });

  it('keeps no enquiries inside the site', async () => {
    for (const inbox of [root, path.join(root, 'enquiries')]) {
      await expectRefusal(
        start({ INBOX: inbox }),
        `INBOX is ${inbox}/, but must be outside of the site in ${root}/`,
      );
    }
  });

  it('keeps no enquiries in a file', async () => {
    const file = path.join(await makeFolder({ mails: '' }), 'mails');
    await expectRefusal(
      start({ INBOX: file }),
      `INBOX is ${file}, but must be a folder or a new name`,
    );
  });
});
