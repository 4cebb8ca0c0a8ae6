// `npm start`: installs the packages of the lockfile, builds, and serves the export. Plain JavaScript
// that imports no packages: on a new machine none are installed yet.
import { spawn } from 'node:child_process';
import { build } from './setup/build.mjs';
import { install, isInstalled, requireNode } from './setup/install.mjs';
import { busyAdvice, isBusy } from './setup/port.mjs';
import { root, step } from './setup/run.mjs';

requireNode();
// Said before the build, which takes minutes. A PORT that is no number is the host's to tell.
const port = Number(process.env.PORT || 3000);
const isPort = Number.isInteger(port) && port > 0 && port < 65536;
if (isPort && (await isBusy(port, process.env.HOST || '127.0.0.1'))) {
  console.error(busyAdvice(port));
  process.exit(1);
}
if (!isInstalled()) {
  await required('Installing the packages', () => install(), 'one to three minutes, once');
}
await required(
  'Building the site',
  () => build('live', true),
  'one to two minutes after a change, and else a second',
);

const host = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve/index.ts'], {
  cwd: root,
  stdio: 'inherit',
});
host.on('exit', (code) => process.exit(code ?? 0));
// Ctrl+C reaches both processes; the host closes its connections and then this one ends.
process.on('SIGINT', () => host.kill('SIGINT'));
process.on('SIGTERM', () => host.kill('SIGTERM'));

/**
 * @param {string} name
 * @param {() => Promise<import('./setup/run.mjs').Result>} work
 * @param {string} usual how long it usually takes
 */
async function required(name, work, usual) {
  const { ok } = await step(name, work, usual);
  if (!ok) process.exit(1);
}
