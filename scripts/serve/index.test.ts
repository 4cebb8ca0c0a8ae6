/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { makeFolder, removeFolders } from '@/test/temporary-folder';

// A new process may be slow to start on a busy machine.
jest.setTimeout(60_000);

let host: ChildProcess | undefined;
afterEach(() => host?.kill());
afterAll(removeFolders);

/** Starts the command on a free port, with its own inbox. */
async function start(folder: string, env: Record<string, string>) {
  const options = { ...process.env, PORT: '0', INBOX: await makeFolder(), ...env };
  const command = ['--import', 'tsx', 'scripts/serve/index.ts', folder];
  const child = spawn(process.execPath, command, { env: options });
  host = child;
  return child;
}

const busy = createServer();
beforeAll(() => once(busy.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => busy.close());

test.each([
  ['a missing site', () => ({}), 'no-such-folder', /^There is no site in .*npm run build\n$/],
  ['a wrong port', () => ({ PORT: 'abc' }), '', /^PORT is "abc", .*\n$/],
  [
    'a busy port',
    () => ({ PORT: `${(busy.address() as AddressInfo).port}` }),
    '',
    /^Port \d+ .*\n$/,
  ],
])('%s ends it with one line', async (_, env, folder, line) => {
  const child = await start(folder || (await makeFolder({ 'index.html': 'home' })), env());
  expect(await text(child.stderr)).toMatch(line);
  expect(child.exitCode ?? (await once(child, 'exit'))[0]).toBe(1);
});

test.each([
  { HOST: '127.0.0.1', inbox: 200 },
  { HOST: '0.0.0.0', inbox: 404 },
])('serves a folder at HOST $HOST, with its inbox only for this computer', async (options) => {
  const child = await start(await makeFolder({ 'index.html': 'home' }), { HOST: options.HOST });
  const [line] = await once(child.stdout, 'data');
  const { port } = new URL(/http:\/\/\S+/.exec(String(line))?.[0] ?? '');
  expect(await (await fetch(`http://localhost:${port}`)).text()).toBe('home');
  expect((await fetch(`http://localhost:${port}/inbox`)).status).toBe(options.inbox);
});
