// `npm run test:e2e [-- words]`: builds the site under test if needed, and runs the browser tests.
// The words go to Playwright, which selects tests by them.
import { build } from './setup/build.mjs';
import { runAsLast, step } from './setup/run.mjs';

const { ok } = await step('Build of the site under test', () => build('test'));
if (!ok) process.exit(1);
runAsLast(['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)]);
