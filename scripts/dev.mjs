// `npm run dev`: the site with live reload. Plain JavaScript that imports no packages: on a new machine
// none are installed yet.
import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { install, isComplete, requireNode } from './setup/install.mjs';
import { root, step } from './setup/run.mjs';

requireNode();
if (!isComplete()) {
  const usual = 'one to three minutes, once';
  const { ok } = await step('Installing the packages', () => install(), usual);
  if (!ok) process.exit(1);
}
const cwd = fileURLToPath(root);
// Next would tell its makers about this computer.
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
for (const script of ['content.ts', 'fonts.ts', 'photographs/index.ts']) {
  const words = ['--import', 'tsx', `scripts/${script}`];
  const { status } = spawnSync(process.execPath, words, { cwd, env, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
const words = ['--import', 'tsx', 'scripts/dev/index.ts'];
const host = spawn(process.execPath, words, { cwd, env, stdio: 'inherit' });
host.on('exit', (code) => process.exit(code ?? 0));
process.on('SIGINT', () => host.kill('SIGINT'));
process.on('SIGTERM', () => host.kill('SIGTERM'));
