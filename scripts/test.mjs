// `npm test`: everything that must hold, on a machine with only Node and git. Each part runs even
// when one before it failed, and the last line counts them all.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBrowser } from './setup/browser.mjs';
import { ensureBuilt } from './setup/build.mjs';
import { inboxSettings, noSettings } from './setup/inbox-settings.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { requireNode } from './setup/node.mjs';
import { root, run } from './setup/run.mjs';

requireNode();
ensureInstalled();
await ensureBrowser();

const jestReport = new URL('.generated/jest.json', root);
const playwrightReport = new URL('.generated/playwright.json', root);
const hostsReport = new URL('.generated/hosts.json', root);
mkdirSync(new URL('.generated', root), { recursive: true });
rmSync(jestReport, { force: true });
rmSync(playwrightReport, { force: true });
rmSync(hostsReport, { force: true });

const results = [
  step('check', () => count(run('npm', ['run', '--silent', 'check']))),
  step('unit tests', () => {
    const ok = run('npx', ['jest', '--json', '--outputFile', '.generated/jest.json']);
    return countJest(ok);
  }),
  step('build without a mail service', () =>
    count(ensureBuilt({ into: '.generated/out-without-mail', env: noSettings })),
  ),
  step('build', () => count(ensureBuilt({ env: inboxSettings }))),
  step('browser tests', () => {
    const ok = run('npx', ['playwright', 'test', '--reporter=list,json'], {
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: '.generated/playwright.json' },
    });
    return countPlaywright(ok);
  }),
  step('hosts', () => countHosts(run('npx', ['tsx', 'e2e-hosts/index.ts']))),
];

const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log('');
for (const { name, ...result } of results) {
  const skipped = result.skipped ? `, skipped: ${result.skipped}` : '';
  console.log(`${name}: ${result.passed} passed, ${result.failed} failed${skipped}`);
  for (const title of result.unsteady ?? []) console.log(`  at the second attempt: ${title}`);
}
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
console.log(`\n${passed} passed, ${failed} failed`);

/**
 * @typedef {{ passed: number, failed: number, unsteady?: string[], skipped?: string }} Result
 *   `skipped` says why
 * @param {string} name
 * @param {() => Result} work
 * @returns {Result & { name: string }}
 */
function step(name, work) {
  console.log(`\n${name}`);
  return { name, ...work() };
}

/** @param {boolean} ok */
function count(ok) {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}

/** @param {boolean} ok */
function countJest(ok) {
  const report = read(jestReport);
  if (!report) return count(false);
  const { numPassedTests: passed, numFailedTests, numRuntimeErrorTestSuites } = report;
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  return { passed, failed: ok ? failed : Math.max(failed, 1) };
}

/** @param {boolean} ok */
function countPlaywright(ok) {
  const report = read(playwrightReport);
  if (!report) return count(false);
  const { expected, unexpected, flaky } = report.stats;
  const failed = ok ? unexpected : Math.max(unexpected, 1);
  return { passed: expected + flaky, failed, unsteady: report.suites.flatMap(findUnsteady) };
}

/**
 * The titles of the tests that failed first and then passed.
 * @typedef {{ title: string, tests: { status: string }[] }} Spec
 * @typedef {{ file: string, specs?: Spec[], suites?: Suite[] }} Suite
 * @param {Suite} suite as Playwright's JSON reporter writes it
 * @returns {string[]}
 */
function findUnsteady({ file, specs = [], suites = [] }) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...own.map(({ title }) => `${file}: ${title}`), ...suites.flatMap(findUnsteady)];
}

/** @param {boolean} ok @returns {Result} */
function countHosts(ok) {
  const report = read(hostsReport);
  if (!report) return count(false);
  const { passed, failed, skipped, reason } = report;
  return {
    passed,
    failed: ok ? failed : Math.max(failed, 1),
    skipped: reason ?? (skipped > 0 ? `${skipped}, see above` : undefined),
  };
}

/** @param {URL} file */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
