import { ensureBuilt } from '../scripts/setup/build.mjs';
import { inboxSettings } from '../scripts/setup/inbox-settings.mjs';
import type { Browser } from './browsers/browser';
import { firefox } from './browsers/firefox';
import { webkit } from './browsers/webkit';
import { Page } from './page';
import { serveSite } from './site';
import { Skipped, type Test } from './test';
import { dialogTests } from './tests/dialogs';
import { formTests } from './tests/forms';
import { menuTests } from './tests/menus';
import { priceTests } from './tests/price';
import { scriptlessTests } from './tests/without-scripts';

/**
 * `npm run test:browsers [-- words]`: the site's interactions in Firefox and in WebKitGTK, on a
 * build that sends to the local inbox. With words only the tests whose line holds all of them, such as `-- webkit dialog`.
 * Prints a line for each test; exit code 1 when one has failed. What is not installed is skipped.
 */
const words = process.argv.slice(2).map((word) => word.toLowerCase());
const tests = [...dialogTests, ...menuTests, ...formTests, ...priceTests, ...scriptlessTests];
const count = { passed: 0, failed: 0, skipped: 0 };

if (!ensureBuilt({ env: inboxSettings })) process.exit(1);
const site = await serveSite();
for (const browser of [firefox, webkit]) {
  const chosen = tests.filter((test) => isChosen(lineOf(browser, test)));
  const missing = browser.missing();
  if (missing) {
    console.log(`skipped  ${browser.name}: ${missing}`);
    count.skipped += chosen.length;
    continue;
  }
  await runTests(browser, chosen, true);
  await runTests(browser, chosen, false);
}
console.log(`\n${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
process.exit(count.failed > 0 ? 1 : 0);

/** Runs the tests with or those without scripts, in one session of the browser. */
async function runTests(browser: Browser, all: Test[], scripts: boolean) {
  const chosen = all.filter((test) => test.scripts === scripts);
  if (chosen.length === 0) return;
  const session = await browser.start({ scripts });
  const page = new Page(session.driver, site, scripts);
  const capabilities = await session.driver.getCapabilities();
  const [closedBy, command] = await page.run<[boolean, boolean]>(
    'return ["closedBy" in HTMLDialogElement.prototype, "command" in HTMLButtonElement.prototype]',
  );
  console.log(
    `\n${browser.name} ${capabilities.get('browserVersion')}, scripts ${scripts ? 'on' : 'off'} ` +
      `(${closedBy ? 'knows' : 'lacks'} closedby, ${command ? 'knows' : 'lacks'} command)`,
  );
  for (const test of chosen) await runTest(browser, test, page);
  await session.stop();
}

async function runTest(browser: Browser, test: Test, page: Page) {
  const line = lineOf(browser, test);
  try {
    await page.resize(test.size);
    await test.run(page);
    count.passed += 1;
    console.log(`passed   ${line}`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (error instanceof Skipped) count.skipped += 1;
    else count.failed += 1;
    console.log(`${error instanceof Skipped ? 'skipped' : 'failed '}  ${line}\n         ${reason}`);
  }
}

function lineOf(browser: Browser, test: Test): string {
  return `${browser.name}, ${test.size.name}: ${test.name}`;
}

function isChosen(line: string): boolean {
  return words.every((word) => line.toLowerCase().includes(word));
}
