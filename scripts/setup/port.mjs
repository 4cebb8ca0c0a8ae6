import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port that nobody uses. */
export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
  probe.close();
  return port;
}

/**
 * The command that takes another port: Windows sets it in a line of its own.
 * @param {number} port
 */
export function withPort(port) {
  const isWindows = process.platform === 'win32';
  return isWindows ? `set PORT=${port}, and then npm start` : `PORT=${port} npm start`;
}

/**
 * What is to be done when a port is in use, in one line.
 * @param {number} port
 */
export function busyAdvice(port) {
  return `Port ${port} is in use: by this site in another window, or by another program. Stop that one with Ctrl+C, or take another port: ${withPort(port + 1)}`;
}
