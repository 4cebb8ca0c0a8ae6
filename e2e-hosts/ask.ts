import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/**
 * Sends a request to this computer as it stands: fetch would tidy the path, add headers, follow
 * redirects and unpack the body. A header that comes twice arrives joined by a comma.
 * @param target a path as a hostile client may write it: `//elsewhere`, `/..%2f`
 */
export async function ask(
  port: number,
  target: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: target, method, headers, agent };
    const sent = request(options, async (response) => {
      try {
        const body = await buffer(response);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
      } catch (error) {
        reject(error);
      }
    });
    sent.on('error', reject);
    sent.end();
  });
}
