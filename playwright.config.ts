import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './scripts/setup/browser.mjs';

// Every worker reads this file: the first reading chooses the port and the others inherit it.
process.env.E2E_PORT ??= String(20_000 + Math.floor(Math.random() * 20_000));
const baseURL = `http://localhost:${process.env.E2E_PORT}`;

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
  retries: 0,
  workers: 2,
  reporter: 'list',
  use: { ...devices['Desktop Chrome'], channel: undefined, baseURL, launchOptions },
  webServer: {
    command: 'node --import tsx scripts/serve/index.ts',
    url: baseURL,
    env: { PORT: process.env.E2E_PORT, HOST: '127.0.0.1' },
    reuseExistingServer: false,
  },
});
