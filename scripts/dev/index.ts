import { execFile, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import { context } from 'esbuild';
import { contentSecurityPolicy } from '@/lib/csp';
import { moduleOptions, readModule } from '../build/bundle';
import { busyAdvice, freePort } from '../setup/port.mjs';
import { createDevApp } from './dev-app';

// The last part of `npm run dev` (scripts/dev.mjs): Next renders the pages at a port of its own, and this
// host shows them on PORT (default 3000) with the code that visitors get.
await import('../content');
const port = Number(process.env.PORT || 3000);
const nextPort = await freePort();
const words = ['node_modules/next/dist/bin/next', 'dev', '-H', '127.0.0.1', '-p', `${nextPort}`];
const next = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
createInterface(next.stdout).on('line', (line) => {
  // Its own address is not the one to open.
  if (!/Local:|Network:/.test(line)) console.log(line);
});
next.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => next.kill(signal));

const listeners = new Set<() => void>();
for (const folder of ['app', 'client', 'components', 'content', 'lib', 'public']) {
  watch(folder, { recursive: true }, () => {
    for (const listener of listeners) listener();
    listeners.clear();
  });
}

const code = await context(moduleOptions('development'));
const app = createDevApp({
  next: `http://127.0.0.1:${nextPort}`,
  compile: async () => readModule(await code.rebuild()),
  page: {
    policyFor: (scripts) => contentSecurityPolicy({ scripts, mailOrigin: undefined }),
  },
  readReport,
  onChange: (act) => listeners.add(act),
});
const server = createAdaptorServer({ fetch: app.fetch, hostname: 'localhost' });
server.on('error', ({ code: reason, message }: NodeJS.ErrnoException) => {
  console.error(reason === 'EADDRINUSE' ? busyAdvice(port) : message);
  next.kill();
});
await untilItAnswers(`http://127.0.0.1:${nextPort}/robots.txt`);
server.listen(port, 'localhost', () => {
  console.log(
    `\nThe site is on http://localhost:${port} and follows each change. Ctrl+C stops it.`,
  );
});

/** Runs the content report, and prints it when there is a fault. */
function readReport(): Promise<string | undefined> {
  return new Promise((resolve) => {
    const command = ['--import', 'tsx', 'scripts/content.ts'];
    execFile(process.execPath, command, (error, _, report) => {
      if (error) console.error(`\n${report}`);
      resolve(error ? report : undefined);
    });
  });
}

async function untilItAnswers(address: string): Promise<void> {
  while (!(await fetch(address).catch(() => undefined))) await setTimeout(200);
}
