import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { DataName } from '@/lib/data-files/data-files';
import { filesIn } from '../scripts/files-in.mjs';
import { makeLocalServer } from '../scripts/serve/local-server';
import { testSite } from '../scripts/test-site.mjs';

/** A port that is most likely free. Systems use ports from 32,768 up for connections. */
export const randomPort = () => 11_000 + Math.floor(Math.random() * 20_000);

/** The address of a data file of the test site. */
export const dataAddress = (name: DataName) =>
  `/data/${filesIn(`${testSite}/data`).find((file) => file.startsWith(name))}`;

type Answer = (request: Request, incoming: IncomingMessage) => Response | Promise<Response>;

/** A server for a single test, which can stop it. */
export class TestServer {
  private server: Server | undefined;
  private port = 0;
  /** All requested paths. */
  readonly asked: string[] = [];

  /** @param answer by default serves the test site, and refuses enquiries */
  constructor(public answer: Answer = makeLocalServer(testSite).fetch) {}

  get address() {
    return `http://localhost:${this.port}`;
  }

  async start() {
    this.server = createServer(async (incoming, outgoing) => {
      this.asked.push(incoming.url?.replace(/\?.*/, '') ?? '');
      await getRequestListener((request) => this.answer(request, incoming))(incoming, outgoing);
    });
    await new Promise<void>((resolve) => this.server?.listen(this.port, resolve));
    this.port = (this.server.address() as AddressInfo).port;
  }

  async stop() {
    this.server?.closeAllConnections();
    await new Promise((resolve) => this.server?.close(resolve));
  }
}
