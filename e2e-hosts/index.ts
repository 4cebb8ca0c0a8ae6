import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureBuilt } from '../scripts/setup/build.mjs';
import { inboxSettings } from '../scripts/setup/inbox-settings.mjs';
import { load } from './load';
import { findNginx, serveByNginx } from './nginx';
import { Skipped, type Test } from './test';
import { errorTests } from './tests/errors';
import { fileTests } from './tests/files';
import { pageTests } from './tests/pages';
import { requestTests } from './tests/requests';
import { secureTests } from './tests/secure';

/**
 * `npm run test:hosts [-- words]`: the export behind a real nginx, with the files of hosts/nginx/. With
 * words only the tests whose name holds all of them. `-- --load` instead sends 200 visitors at once for
 * 30 seconds. Prints a line for each test and notes the counts in .generated/hosts.json; exit code 1
 * when one has failed. Without nginx all is skipped.
 */
const words = process.argv.slice(2).map((word) => word.toLowerCase());
const count = { passed: 0, failed: 0, skipped: 0 };

const nginx = findNginx();
if (!nginx) {
  const reason = 'nginx is not installed';
  console.log(
    `skipped  ${reason}: on Debian, apt-get install nginx libnginx-mod-http-brotli-static`,
  );
  end({ ...count, reason });
}
if (!ensureBuilt({ env: inboxSettings })) process.exit(1);
const site = await serveByNginx(nginx, path.resolve('out'));

if (words.includes('--load')) {
  const faults = await load(site, 30);
  for (const fault of faults) console.log(`failed   ${fault}`);
  process.exit(faults.length > 0 ? 1 : 0);
}

const tests = [...pageTests, ...fileTests, ...requestTests, ...errorTests, ...secureTests];
for (const test of tests.filter(isChosen)) await runTest(test);
console.log(`\n${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
end(count);

async function runTest(test: Test) {
  try {
    await test.run(site);
    count.passed += 1;
    console.log(`passed   ${test.name}`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (error instanceof Skipped) count.skipped += 1;
    else count.failed += 1;
    const result = error instanceof Skipped ? 'skipped ' : 'failed  ';
    console.log(`${result} ${test.name}\n         ${reason.replaceAll('\n', '\n         ')}`);
  }
}

function isChosen({ name }: Test): boolean {
  return words.every((word) => name.toLowerCase().includes(word));
}

/** @param result the counts, and the reason when nothing could run */
function end(result: typeof count & { reason?: string }): never {
  mkdirSync('.generated', { recursive: true });
  writeFileSync('.generated/hosts.json', JSON.stringify(result));
  process.exit(result.failed > 0 ? 1 : 0);
}
