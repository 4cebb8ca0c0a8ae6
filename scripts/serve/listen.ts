import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';

/**
 * Lets an app answer to the name localhost alone: another website can lead its own name to 127.0.0.1, and
 * must not read the inbox then.
 */
export const onlyLocalhost = (app: Hono) => (request: Request) =>
  new URL(request.url).hostname === 'localhost'
    ? app.fetch(request)
    : new Response('This site answers to the name localhost alone.', { status: 421 });

/**
 * Serves an app to this computer alone, at PORT (default 3000; 0 takes any free one). Ends the process with
 * one line when the port is in use.
 * @returns the address, such as http://localhost:3000
 */
export function listen(app: Hono): Promise<string> {
  const port = Number(process.env.PORT || 3000);
  const server = createAdaptorServer({ fetch: onlyLocalhost(app) });
  server.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    const help = `Port ${port} is in use. Stop the other program, or set PORT to another number, such as ${port + 1}.`;
    console.error(code === 'EADDRINUSE' ? help : message);
    process.exit(1);
  });
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () =>
      resolve(`http://localhost:${(server.address() as AddressInfo).port}`),
    );
  });
}
