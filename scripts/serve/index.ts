import { readdir, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { createApp } from './app';
import { errorPage, isInside } from './export-files';
import { isLoopback } from './loopback';

/**
 * `npm start`: shows the finished site on this computer. `tsx scripts/serve/index.ts [folder]`, by
 * default out/. PORT (default 3000; 0 takes any free one) and HOST (default 127.0.0.1) choose where.
 * Enquiries are kept in INBOX (default enquiries/), unless other computers could reach this host.
 * Exit code 1 with one line when it cannot start, 0 when it is stopped.
 */
const root = path.resolve(process.argv[2] ?? 'out');
const folder = shownFolder(root);
const inbox = path.resolve(process.env.INBOX || 'enquiries');
const host = process.env.HOST || '127.0.0.1';
const port = readPort(process.env.PORT || '3000');

// The end of the process closes the connections with it; kept-alive ones must not hold it.
process.on('SIGINT', () => process.exit(0));
process.on('SIGTERM', () => process.exit(0));

const pages = await countPages();
if (pages === 0) stop(`There is no site in ${folder} yet. Build it first: npm run build`);

if (inbox === root || isInside(root, inbox)) {
  stop(`INBOX is ${shownFolder(inbox)}, but must be outside of the site in ${folder}`);
}

if (await isOtherThanFolder(inbox)) stop(`INBOX is ${inbox}, but must be a folder or a new name`);

const isPrivate = isLoopback(host);
const app = createApp({ root, inbox: isPrivate ? { folder: inbox } : undefined });
const server = createAdaptorServer({
  fetch: app.fetch,
  hostname: host,
  // A request that dawdles with its body ends after 30 s with 408; Node would wait 5 minutes.
  serverOptions: { requestTimeout: 30_000 },
});
server.on('error', (error: NodeJS.ErrnoException) => stop(explain(error)));
server.listen(port, host, () => {
  // The port actually taken: with PORT=0 it is known only now.
  const taken = (server.address() as AddressInfo).port;
  const address = `http://${shownHost()}:${taken}`;
  console.log(`Sea Almond is at ${address}`);
  console.log(
    `serving ${pages} ${pages === 1 ? 'page' : 'pages'} from ${folder} (stop with Ctrl+C)`,
  );
  console.log(
    isPrivate
      ? `enquiries: ${address}/inbox, kept in ${shownFolder(inbox)}`
      : `enquiries: off, because other computers can reach HOST ${host}`,
  );
});

function readPort(value: string): number {
  const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
  if (number <= 65535) return number;
  return stop(`PORT is "${value}", but must be a number from 1 to 65535: PORT=3001 npm start`);
}

/** The pages that a visitor can open: not the error page, not Next's own (_not-found.html). */
async function countPages(): Promise<number> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  const isPage = (name: string) =>
    name.endsWith('.html') && !name.startsWith('_') && name !== errorPage;
  return entries.filter((entry) => entry.isFile() && isPage(entry.name)).length;
}

async function isOtherThanFolder(place: string): Promise<boolean> {
  return stat(place).then(
    (stats) => !stats.isDirectory(),
    () => false,
  );
}

function explain({ code, message }: NodeJS.ErrnoException): string {
  const other = port < 65535 ? port + 1 : 3000;
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use. Stop the other program or choose another: PORT=${other} npm start`;
  }
  if (code === 'EACCES') {
    return `Port ${port} is not open to ordinary users. Choose another: PORT=3000 npm start`;
  }
  return `Cannot listen on HOST ${host}, PORT ${port}: ${message}`;
}

/** A name to click: 127.0.0.1 and "every address" are localhost. */
function shownHost(): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** A folder as one would type it here. */
function shownFolder(folder: string): string {
  const way = path.relative(process.cwd(), folder);
  return `${way === '' || way.startsWith('..') ? folder : way}/`;
}

function stop(line: string): never {
  console.error(line);
  process.exit(1);
}
