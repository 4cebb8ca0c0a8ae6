import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';

/**
 * `npm run bench`: measures the last build and writes its tables into docs/performance.md.
 *
 *   --runs 3            how often each page is measured (5)
 *   --only home,blogs   only pages with one of these words in name or address; only prints the tables
 *
 * Exit code 1 with one line when something cannot be measured; a missed target is not an error.
 */
// Child processes end with this process, even when it is interrupted.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
try {
  const options = {
    runs: { type: 'string' },
    only: { type: 'string' },
  } as const;
  const { runs, only } = parseArgs({ options }).values;
  installLighthouse();
  await (await import('./bench-pages')).benchPages(Number(runs ?? 5), only?.split(','));
  // Otherwise the hosts would keep running.
  process.exit();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** Installs Lighthouse, a package of this folder only, so that other commands don't wait for it. */
function installLighthouse() {
  // npm writes this file at the end of an install.
  const installed = 'bench/node_modules/.package-lock.json';
  const wanted = statSync('bench/package-lock.json').mtimeMs;
  if (existsSync(installed) && statSync(installed).mtimeMs >= wanted) return;
  // npm is a script on Windows.
  const shell = process.platform === 'win32';
  const { status } = spawnSync('npm', ['ci'], { cwd: 'bench', stdio: 'inherit', shell });
  if (status !== 0) throw new Error('Lighthouse could not be installed: see npm’s words above');
}
