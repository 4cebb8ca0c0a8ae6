import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export type Host = { origin: string; stop: () => void };

/**
 * Serves a folder with the local host, in a process of its own, on a free port.
 * @param inbox where enquiries would go
 * @throws an Error with the host's own words when it does not start
 */
export async function startHost(folder: string, inbox: string): Promise<Host> {
  const host = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve/index.ts', folder], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', INBOX: inbox },
  });
  const stop = () => host.kill();
  // Also when this process is ended halfway.
  process.once('exit', stop);
  const complaints: string[] = [];
  host.stderr.on('data', (part) => complaints.push(String(part)));
  for await (const line of createInterface(host.stdout)) {
    const [origin] = /http:\/\/localhost:\d+/.exec(line) ?? [];
    if (origin) return { origin, stop };
  }
  throw new Error(`The host of ${folder} did not start: ${complaints.join('').trim()}`);
}

/** Asks for the pages once, so that no measurement pays for what a host does the first time. */
export async function warmUp(hosts: readonly Host[], routes: readonly string[]): Promise<void> {
  for (const { origin } of hosts) {
    for (const route of routes) {
      const { ok, status } = await fetch(origin + route);
      if (!ok) throw new Error(`${route} answers ${status}: is it a page of this build?`);
    }
  }
}
