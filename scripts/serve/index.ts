import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { isMailSetUp } from '../setup/inbox-settings.mjs';
import { busyAdvice, withPort } from '../setup/port.mjs';
import { createInbox, isLoopback } from './inbox/inbox';
import { createLocalHost } from './local-host';

/**
 * `npm start` and `npm run serve`: show the finished site on this computer. `tsx scripts/serve/index.ts [folder]`, by
 * default out/. PORT (default 3000; 0 takes any free one) and HOST (default 127.0.0.1) choose where.
 * Enquiries are kept in INBOX (default enquiries/), unless other computers could reach this host.
 * Exit code 1 with one line when it cannot start.
 */
const root = process.argv[2] ?? 'out';
const inbox = path.resolve(process.env.INBOX || 'enquiries');
const host = process.env.HOST || '127.0.0.1';
const port = Number(process.env.PORT || 3000);

if (!existsSync(path.join(root, 'index.html'))) {
  exitWith(`There is no site in ${root} yet. Build it first: npm run build`);
}
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  exitWith(
    `PORT is "${process.env.PORT}", but must be a number from 1 to 65535: ${withPort(3001)}`,
  );
}

const isPrivate = isLoopback(host);
const app = createLocalHost(root, isPrivate ? createInbox(inbox) : undefined);
const server = createAdaptorServer({ fetch: app.fetch, hostname: host });

server.on('error', ({ code, message }: NodeJS.ErrnoException) => {
  exitWith(code === 'EADDRINUSE' ? busyAdvice(port) : `Cannot listen on HOST ${host}: ${message}`);
});
server.listen(port, host, () => {
  const { port: taken } = server.address() as AddressInfo;
  const address = `http://${isPrivate ? 'localhost' : host}:${taken}`;
  let enquiries = `${address}/inbox\n                         they are kept in ${inbox}`;
  if (!isPrivate) enquiries = `off: other computers can reach HOST ${host}`;
  if (isMailSetUp()) enquiries = 'are real e-mails: the mail values are set';
  const lines = [
    '',
    'The site is running. Leave this window open.',
    '',
    `  Open in your browser:  ${address}`,
    `  Enquiries you send:    ${enquiries}`,
    '  To change texts:       the folder content, explained in docs/editing.md',
    '  To stop:               press Ctrl+C in this window',
  ];
  console.log(lines.join('\n'));
});

function exitWith(line: string): never {
  console.error(line);
  process.exit(1);
}
