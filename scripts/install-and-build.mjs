// The first half of `npm start`: installs the packages, and builds the site.
// `node scripts/install-and-build.mjs test` builds the test site.
import { buildSite, install, step } from './steps.mjs';

const site = process.argv[2] === 'test' ? 'test' : 'real';
const isReady =
  (await install()) && (await step('Building the site (about a minute)', () => buildSite(site)));
if (!isReady) process.exitCode = 1;
