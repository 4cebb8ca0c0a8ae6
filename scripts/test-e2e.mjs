// `npm run test:e2e [-- words]`: builds the site under test if needed, and runs the browser tests.
// The words go to Playwright, which selects tests by them.
import { spawn } from 'node:child_process';
import { build } from './setup/build.mjs';
import { root, step } from './setup/run.mjs';

const { ok } = await step('Build of the site under test', () => build('test'));
if (!ok) process.exit(1);
const cli = 'node_modules/@playwright/test/cli.js';
const tests = spawn(process.execPath, [cli, 'test', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
tests.on('exit', (code) => process.exit(code ?? 1));
