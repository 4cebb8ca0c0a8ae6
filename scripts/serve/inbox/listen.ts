import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';

const servers: Server[] = [];

/** For tests: lets an app listen on a free port of 127.0.0.1, as `npm start` does. */
export async function listen(app: Hono): Promise<number> {
  const options = { fetch: app.fetch, overrideGlobalObjects: false };
  const server = createAdaptorServer(options) as Server;
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** For tests: ends all servers and their connections. */
export function stopListening(): void {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
}
