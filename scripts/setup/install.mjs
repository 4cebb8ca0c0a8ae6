import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { root, run } from './run.mjs';

const mark = new URL('node_modules/.installed-lockfile', root);
const lockfile = () =>
  createHash('sha256')
    .update(readFileSync(new URL('package-lock.json', root)))
    .digest('hex');

/** Ends the process with one line when Node is older than package.json requires. */
export function requireNode() {
  const { engines } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
  const wanted = engines.node.replace('>=', '');
  if (process.versions.node.localeCompare(wanted, 'en', { numeric: true }) >= 0) return;
  console.error(`The site needs Node ${wanted} or newer; this is ${process.version}.`);
  process.exit(1);
}

/**
 * Whether the packages are those of the lockfile.
 * @param {boolean} [withTests] also those that only the tests and checks need
 */
export function isInstalled(withTests = false) {
  const installed = existsSync(mark) ? readFileSync(mark, 'utf8') : '';
  return installed === `${lockfile()} all` || (!withTests && installed === `${lockfile()} site`);
}

/**
 * Whether every package that package.json names is there in its version, whoever has installed it.
 * @param {boolean} [withTests] also those that only the tests and checks need
 */
export function isComplete(withTests = false) {
  const own = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
  const wanted = { ...own.dependencies, ...(withTests ? own.devDependencies : {}) };
  return Object.entries(wanted).every(([name, version]) => {
    const file = new URL(`node_modules/${name}/package.json`, root);
    return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).version === version;
  });
}

/**
 * Installs the packages of the lockfile: those that the site and its build need ("dependencies"), or
 * all of them, which takes twice as long.
 * @param {boolean} [withTests]
 */
export async function install(withTests = false) {
  const args = ['ci', '--loglevel=error'];
  const result = await run('npm', withTests ? args : [...args, '--omit=dev']);
  if (result.ok) writeFileSync(mark, `${lockfile()} ${withTests ? 'all' : 'site'}`);
  return result;
}
