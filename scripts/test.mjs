// `npm test`: runs all checks and tests, on a machine with only Node and git. Each part runs even when
// an earlier one failed, and the last line adds them up.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser, installBrowser } from './setup/browser.mjs';
import { build } from './setup/build.mjs';
import { install, isInstalled, requireNode } from './setup/install.mjs';
import { root, run, step } from './setup/run.mjs';

requireNode();
if (!isInstalled(true) || !(await findBrowser())) {
  const { ok } = await step('Installing the packages and a browser', async () => {
    const [packages, browser] = await Promise.all([install(true), installBrowser()]);
    if (!packages.ok || (await findBrowser())) return packages;
    const advice = 'The tests need a Chromium: run "npx playwright install chromium".';
    return { ok: false, output: `${browser.output}\n${advice}` };
  });
  if (!ok) process.exit(1);
}

const reports = new URL('.generated/reports/', root);
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: '.generated/reports/playwright.json' };
let passed = 0;
let failed = 0;

// The unit tests keep one processor busy, and the check and the build hardly more than another.
await Promise.all([
  part(
    'Unit tests',
    () => run('npx', ['jest', '--json', '--outputFile', '.generated/reports/jest.json']),
    'jest',
    (jest) => [jest.numPassedTests, jest.numFailedTests + jest.numRuntimeErrorTestSuites],
  ),
  part('Check', () => run('npm', ['run', '--silent', 'check'])).then(() =>
    part('Build of the site under test', () => build('test')),
  ),
]);
await part(
  'Browser tests',
  () => run('npx', ['playwright', 'test', '--reporter=dot,json'], { env }),
  'playwright',
  ({ stats }) => [stats.expected, stats.unexpected + stats.flaky],
);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

/**
 * Runs a part and adds up its tests: those of its report, or the part itself as one test.
 * @param {string} title
 * @param {() => Promise<import('./setup/run.mjs').Result>} work
 * @param {string} [report] the name of its report in .generated/reports/
 * @param {(report: any) => [passed: number, failed: number]} [count]
 */
function part(title, work, report, count) {
  return step(title, async () => {
    const { ok, output } = await work();
    const file = new URL(`${report}.json`, reports);
    const counts = existsSync(file) ? count?.(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
    const [own, faults] = counts ?? (report ? [0, 1] : [Number(ok), 0]);
    // A part that does not end well has failed, whatever its report says.
    const ownFailed = ok ? faults : Math.max(faults, 1);
    passed += own;
    failed += ownFailed;
    const summary = `${own} passed, ${ownFailed} failed`;
    return { ok: ownFailed === 0, output, summary };
  });
}
