import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { root, run } from './run.mjs';

/**
 * Installs the packages of the lockfile, unless they are those of the last time.
 * Ends with exit code 1 when that fails.
 */
export function ensureInstalled() {
  const lockfile = readFileSync(new URL('package-lock.json', root));
  const wanted = createHash('sha256').update(lockfile).digest('hex');
  const mark = new URL('node_modules/.installed-lockfile', root);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  console.log('Installing the packages of package-lock.json …');
  if (!run('npm', ['ci', '--no-audit', '--no-fund'])) {
    console.error('The packages could not be installed: see npm’s words above.');
    process.exit(1);
  }
  writeFileSync(mark, wanted);
}
