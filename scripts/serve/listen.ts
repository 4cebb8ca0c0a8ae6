import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';

/**
 * Refuses requests to any host name but localhost. Otherwise, another website could point its own name to 127.0.0.1 and
 * read the inbox (DNS rebinding).
 */
export const onlyLocalhost = (app: Hono) => (request: Request) =>
  new URL(request.url).hostname === 'localhost'
    ? app.fetch(request)
    : new Response('Open this site as localhost, not by another name.', { status: 421 });

/**
 * Serves an app to this computer only, on PORT (3000 by default, 0 for any free port). If the port is in use, prints a
 * message and ends the process.
 * @returns the address, such as http://localhost:3000
 */
export function listen(app: Hono): Promise<string> {
  const port = Number(process.env.PORT || 3000);
  const server = createAdaptorServer({ fetch: onlyLocalhost(app) });
  server.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    const help = `Port ${port} is already in use. Stop the other program, or set PORT to another number, such as ${port + 1}.`;
    console.error(code === 'EADDRINUSE' ? help : message);
    process.exit(1);
  });
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () =>
      resolve(`http://localhost:${(server.address() as AddressInfo).port}`),
    );
  });
}
