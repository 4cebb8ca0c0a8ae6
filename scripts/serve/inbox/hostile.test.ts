/** @jest-environment node */
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { createApp } from '../app';
import { makeFolder, removeFolders } from '../temporary-folder';
import { readEml } from './eml';
import { type HostileRequest, makeHostileRequests } from './hostile-requests';
import { listen, stopListening } from './listen';

jest.setTimeout(60_000);

const requests = makeHostileRequests();

let tree: string;
let port: number;
let errors: jest.SpyInstance;

beforeAll(async () => {
  errors = jest.spyOn(console, 'error').mockImplementation(() => {});
  tree = await makeFolder({
    'project/out/index.html': 'home page',
    'project/out/404.html': 'error page',
    'project/secret.txt': 'secret',
    'project/enquiries/notes.txt': 'notes',
    'elsewhere.txt': 'elsewhere',
  });
  const root = path.join(tree, 'project/out');
  const folder = path.join(tree, 'project/enquiries');
  port = await listen(createApp({ root, inbox: { folder, burst: 10_000 } }));
});

afterAll(async () => {
  stopListening();
  errors.mockRestore();
  await removeFolders();
});

/** Every file below the tree, with its content. */
async function readTree(): Promise<Map<string, string>> {
  const entries = await readdir(tree, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory());
  const read = files.map(async (file): Promise<[string, string]> => {
    const place = path.join(file.parentPath, file.name);
    return [path.relative(tree, place), await readFile(place, 'latin1')];
  });
  return new Map(await Promise.all(read));
}

/** Writes the bytes and waits until the host has closed the connection. */
async function exchange({ bytes, leaves }: HostileRequest): Promise<number[]> {
  const socket = connect(port, '127.0.0.1');
  // The host may close before it has read all: that is its right with a body too large.
  socket.on('error', () => {});
  if (leaves) socket.end(bytes);
  else socket.write(bytes);
  const answer = await text(socket).catch(() => '');
  return [...answer.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status));
}

async function sendGood(name: string): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      user_id: 'u',
      service_id: 's',
      template_id: 't',
      template_params: { name },
    }),
  });
  expect([response.status, await response.text()]).toEqual([200, 'OK']);
}

const isMail = (name: string) => /^project\/enquiries\/[^/.][^/]*\.eml$/.test(name);

it('knows at least 200 hostile requests, each by its own name', () => {
  expect(requests.length).toBeGreaterThanOrEqual(200);
  expect(new Set(requests.map(({ name }) => name)).size).toBe(requests.length);
});

it('takes hostile requests, and keeps its house and its mails in order', async () => {
  for (const name of ['first', 'second', 'third']) await sendGood(name);
  const before = await readTree();
  expect([...before.keys()].filter(isMail)).toHaveLength(3);

  const wrong: string[] = [];
  let taken = 0;
  for (const request of requests) {
    const { name, statuses } = request;
    const seen = await exchange(request);
    taken += seen.filter((status) => status === 200).length;
    // One answer, of a status that is right; none at all when the sender went away.
    const isRight = seen.every((status) => statuses.includes(status)) && seen.length <= 1;
    if (!isRight || (seen.length === 0 && !mayBeSilent(request))) wrong.push(`${name}: ${seen}`);
  }
  expect(wrong).toEqual([]);

  await sendGood('last');
  const after = await readTree();
  for (const [name, content] of before) expect(after.get(name)).toBe(content);
  const added = [...after.keys()].filter((name) => !before.has(name));
  expect(added.filter((name) => !isMail(name))).toEqual([]);
  expect(added).toHaveLength(taken + 1);
  for (const name of added) {
    await expect(readEml(await readFile(path.join(tree, name)))).resolves.toBeDefined();
  }
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  expect(errors).not.toHaveBeenCalled();

  const page = await fetch(`http://127.0.0.1:${port}/inbox`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('notes.txt');
});

/** A body that goes on when the answer is out may end in a reset, which takes the answer with it. */
function mayBeSilent({ bytes, leaves }: HostileRequest): boolean {
  return leaves || bytes.length > 400_000;
}

it('keeps nothing of a body that comes to no end', async () => {
  const before = await readTree();
  const sockets = ['send', 'send-form'].map((address) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write(
      `POST /api/v1.0/email/${address} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{`,
    );
    return socket;
  });
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  await sendGood('amid');
  for (const socket of sockets) socket.destroy();
  await sendGood('after');
  const added = [...(await readTree()).keys()].filter((name) => !before.has(name));
  expect(added).toHaveLength(2);
  expect(added.filter((name) => !isMail(name))).toEqual([]);
});
