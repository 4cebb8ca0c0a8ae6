import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);

/** Ends with one line when Node is older than package.json asks for. */
export function requireNode() {
  const wanted = engines.node.replace(/^>=/, '');
  const [major = 0, minor = 0] = wanted.split('.').map(Number);
  const [ownMajor = 0, ownMinor = 0] = process.versions.node.split('.').map(Number);
  if (ownMajor > major || (ownMajor === major && ownMinor >= minor)) return;
  console.error(`Sea Almond needs Node ${wanted} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}
