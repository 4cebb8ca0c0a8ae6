// `npm run check`: what can be checked without building the site. Plain JavaScript that imports no
// packages: `npm start` leaves out those that only checks need, so they may have to be installed first.
import { spawnSync } from 'node:child_process';
import { requirePackages } from './setup/install.mjs';
import { root } from './setup/run.mjs';

await requirePackages(true);
// The content's own report comes first: it says in plain words what the others would say in theirs.
const checks = ['content', 'check:lint', 'check:types'];
for (const check of checks) {
  const { status } = spawnSync('npm', ['run', '--silent', check], {
    cwd: root,
    stdio: 'inherit',
    // npm is a script on Windows.
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}
