// `npm start`: installs the packages of the lockfile, builds, and serves the export. Plain JavaScript
// that imports no packages: on a new machine none are installed yet.
import { build } from './setup/build.mjs';
import { requirePackages } from './setup/install.mjs';
import { runAsLast, step } from './setup/run.mjs';

await requirePackages();
const usual = 'one to two minutes after a change, and else a second';
const { ok } = await step('Building the site', () => build('live'), usual);
if (!ok) process.exit(1);
runAsLast(['--import', 'tsx', 'scripts/serve/index.ts']);
