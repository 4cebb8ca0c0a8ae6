// `npm run look`: accepts how the pages look now, as the browser tests see them. Words narrow it
// down: `npm run look -- -g /packages`.
import { ensureBuilt } from './setup/build.mjs';
import { inboxSettings, noSettings } from './setup/inbox-settings.mjs';
import { run } from './setup/run.mjs';

const isBuilt =
  ensureBuilt({ into: '.generated/out-without-mail', env: noSettings }) &&
  ensureBuilt({ env: inboxSettings });
const words = process.argv.slice(2);
const isDone =
  isBuilt && run('npx', ['playwright', 'test', 'e2e/look.spec.ts', '--update-snapshots', ...words]);
process.exitCode = isDone ? 0 : 1;
