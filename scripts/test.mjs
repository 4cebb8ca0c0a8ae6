// `npm test` installs what is missing, and runs all checks and tests. A part runs even if another one fails, except the
// browser tests if their site can't be built, and the last line counts them all.
import { mkdirSync, rmSync } from 'node:fs';
import { filesIn } from './files-in.mjs';
import { buildSite, install, installBrowser, readText, run, step } from './steps.mjs';

const isReady = (await install()) && (await step('Getting a browser', installBrowser));
if (!isReady) process.exit(1);

const reports = '.generated/reports';
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
let passed = 0;
let failed = 0;
const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: `${reports}/playwright.json` };
// The unit tests run beside all other parts, because they keep only one processor busy.
const unitTests = step('Unit tests', () =>
  run(`npx jest --json --outputFile=${reports}/jest.json`),
);
const isChecked = await step('Check', () => run('npm run --silent check'));
add(isChecked, Number(isChecked));
const isBuilt = await step('Build of the test site', () => buildSite('test'));
add(isBuilt, Number(isBuilt));
// Without a site, all of them would fail.
const ok =
  !isBuilt ||
  (await step('Browser tests', () => run('npx playwright test --reporter=dot,json', env)));
const unitTestsPass = await unitTests;
const { numPassedTests, numFailedTests } = JSON.parse(readText(`${reports}/jest.json`) || '{}');
add(unitTestsPass, numPassedTests, numFailedTests);
// What the pages of failed tests contained, because the machine may not keep these files.
for (const name of ok ? [] : filesIn('test-results')) {
  if (name.endsWith('error-context.md')) console.log(readText(`test-results/${name}`));
}
const { stats, suites = [] } = JSON.parse(readText(env.PLAYWRIGHT_JSON_OUTPUT_FILE) || '{}');
const { expected = 0, flaky = 0, unexpected } = stats ?? {};
add(ok, expected + flaky, unexpected);
if (flaky > 0) console.log(`Passed only when retried: ${flaky}`);
const skips = new Set(suites.flatMap(skipsIn));
// Outside GitHub, tests are skipped if Debian's Apache, Firefox or WebKit is missing.
if (process.env.GITHUB_ACTIONS) add(skips.size === 0, 0, skips.size);
console.log(['', ...skips].join('\nNot tested: '));
console.log(`${passed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;

/** @returns {(string | undefined)[]} the reasons why tests of a suite were skipped */
function skipsIn(/** @type {import('@playwright/test/reporter').JSONReportSuite} */ suite) {
  const { specs, suites = [] } = suite;
  const notes = specs.flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations));
  const own = notes.filter(({ type }) => type === 'skip').map(({ description }) => description);
  return [...own, ...suites.flatMap(skipsIn)];
}

/** Counts the tests of a part. A part that failed counts at least one failure, whatever its report says. */
function add(/** @type {boolean} */ ok, good = 0, bad = 1) {
  passed += good;
  failed += ok ? 0 : bad || 1;
}
