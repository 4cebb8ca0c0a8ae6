import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startProgram } from './browsers/programs';

/**
 * Serves the last build on a free port until the runner ends, with an inbox of its own.
 * @returns the address of the site, without a slash at its end
 */
export async function serveSite(): Promise<string> {
  const script = fileURLToPath(new URL('../scripts/serve/index.ts', import.meta.url));
  const server = startProgram(process.execPath, ['--import', 'tsx', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      INBOX: mkdtempSync(path.join(tmpdir(), 'inbox-')),
    },
  });
  return new Promise((resolve) => {
    server.stdout?.on('data', (data) => {
      const address = /http:\/\/\S+/.exec(String(data));
      if (address) resolve(address[0]);
    });
    // It has said why.
    server.once('exit', () => process.exit(1));
  });
}
