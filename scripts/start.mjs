// `npm start`: installs the packages of the lockfile, builds, and serves the export. Plain JavaScript
// that imports no packages: on a new machine none are installed yet.
import { build } from './setup/build.mjs';
import { requirePackages } from './setup/install.mjs';
import { busyAdvice, isBusy } from './setup/port.mjs';
import { runAsLast, step } from './setup/run.mjs';

// Said before the build, which takes minutes. A PORT that is no number is the host's to tell.
const port = Number(process.env.PORT || 3000);
const isPort = Number.isInteger(port) && port > 0 && port < 65536;
if (isPort && (await isBusy(port, process.env.HOST || '127.0.0.1'))) {
  console.error(busyAdvice(port));
  process.exit(1);
}
await requirePackages();
const usual = 'one to two minutes after a change, and else a second';
const { ok } = await step('Building the site', () => build('live'), usual);
if (!ok) process.exit(1);
runAsLast(['--import', 'tsx', 'scripts/serve/index.ts']);
