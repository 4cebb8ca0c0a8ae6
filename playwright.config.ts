import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './scripts/setup/browser.mjs';

// Every worker reads this file: the first reading chooses the port and the others inherit it.
process.env.E2E_PORT ??= String(20_000 + Math.floor(Math.random() * 20_000));
process.env.E2E_INBOX ??= mkdtempSync(path.join(tmpdir(), 'inbox-'));
const port = Number(process.env.E2E_PORT);
const baseURL = `http://localhost:${port}`;

const browser = await findBrowser();
const launchOptions = {
  ...browser,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // On a shared machine a test may be starved; one that passes at the second attempt is named in the
  // summary of `npm test`, since it may also have found a race. Elsewhere every failure counts.
  retries: process.env.CI ? 1 : 0,
  // How long a state is waited for: a busy machine with two cores may be ten times slower.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  workers: 2,
  reporter: 'list',
  use: { ...devices['Desktop Chrome'], channel: undefined, baseURL, launchOptions },
  webServer: [
    host({ port, folder: 'out' }),
    // The same site as it is without a mail service.
    host({ port: port + 1, folder: '.generated/out-without-mail' }),
  ],
});

function host({ port, folder }: { port: number; folder: string }) {
  return {
    command: `node --import tsx scripts/serve/index.ts ${folder}`,
    url: `http://localhost:${port}`,
    env: { PORT: String(port), HOST: '127.0.0.1', INBOX: String(process.env.E2E_INBOX) },
    reuseExistingServer: false,
  };
}
