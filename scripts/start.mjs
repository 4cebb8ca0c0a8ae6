// `npm start`: installs what the lockfile asks for, builds, and serves the export. Plain JavaScript
// and no imports but Node's own: on a fresh machine there is nothing else yet.
import { spawn } from 'node:child_process';
import { ensureBuilt } from './setup/build.mjs';
import { takeInboxUnlessSetUp } from './setup/inbox-settings.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { requireNode } from './setup/node.mjs';
import { root } from './setup/run.mjs';

requireNode();
ensureInstalled();
takeInboxUnlessSetUp();
if (!ensureBuilt()) process.exit(1);

const host = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve/index.ts'], {
  cwd: root,
  stdio: 'inherit',
});
host.on('exit', (code) => process.exit(code ?? 0));
// Ctrl+C reaches both; the host closes its connections and this one follows it.
process.on('SIGINT', () => host.kill('SIGINT'));
process.on('SIGTERM', () => host.kill('SIGTERM'));
