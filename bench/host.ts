import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/**
 * Serves a folder on a free port, until this process ends.
 * @returns its origin
 * @throws an Error when it does not start; the reason is on the console then
 */
export async function startHost(folder: string): Promise<string> {
  const host = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve/index.ts', folder], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => host.kill());
  for await (const line of createInterface(host.stdout)) {
    const [origin] = /http:\/\/localhost:\d+/.exec(line) ?? [];
    if (origin) return origin;
  }
  throw new Error(`The host of ${folder} did not start`);
}
