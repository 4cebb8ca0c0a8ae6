import { existsSync, readFileSync } from 'node:fs';
import { root, run, step } from './run.mjs';

/** @param {string} name a JSON file of the project */
const read = (name) => JSON.parse(readFileSync(new URL(name, root), 'utf8'));

/** Ends the process with one line when Node is older than package.json requires. */
export function requireNode() {
  const wanted = read('package.json').engines.node.replace('>=', '');
  if (process.versions.node.localeCompare(wanted, 'en', { numeric: true }) >= 0) return;
  console.error(`The site needs Node ${wanted} or newer; this is ${process.version}.`);
  process.exit(1);
}

/**
 * Whether the packages of the lockfile are there. npm notes in node_modules/ what it has installed.
 * @param {boolean} [withTests] also those that only the tests and checks need
 */
export function isInstalled(withTests = false) {
  const note = 'node_modules/.package-lock.json';
  if (!existsSync(new URL(note, root))) return false;
  const there = read(note).packages;
  return Object.entries(read('package-lock.json').packages).every(
    ([name, { version, dev, devOptional, optional }]) =>
      name === '' ||
      // Packages for other systems are left out.
      optional ||
      devOptional ||
      (dev && !withTests) ||
      there[name]?.version === version,
  );
}

/**
 * Installs the packages of the lockfile: those that the site and its build need ("dependencies"), or
 * all of them, which takes twice as long.
 * @param {boolean} [withTests]
 */
export function install(withTests = false) {
  const args = ['ci', '--loglevel=error'];
  return run('npm', withTests ? args : [...args, '--omit=dev']);
}

/**
 * What each command begins with: the right Node and the packages. Ends the process without them.
 * @param {boolean} [withTests]
 */
export async function requirePackages(withTests = false) {
  requireNode();
  if (isInstalled(withTests)) return;
  const usual = 'one to three minutes, once';
  const { ok } = await step('Installing the packages', () => install(withTests), usual);
  if (!ok) process.exit(1);
}
