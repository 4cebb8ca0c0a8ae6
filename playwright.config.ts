import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './scripts/steps.mjs';
import { testConfig, testSite } from './scripts/test-site.mjs';

// Every worker reads this file. The first process chooses the port, and the others inherit it.
process.env.E2E_PORT ??= String(11_000 + Math.floor(Math.random() * 20_000));
process.env.E2E_INBOX ??= mkdtempSync(path.join(tmpdir(), 'inbox-'));
const port = Number(process.env.E2E_PORT);
const baseURL = `http://localhost:${port}`;

const launchOptions = {
  ...(await findBrowser()),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // With one thread, the default on two cores, Chromium 156 sometimes forgets to paint, and then shows no more frames.
    '--num-raster-threads=4',
  ],
};

export default defineConfig({
  testDir: 'e2e',
  // Makes tests that import from content/ get the test content.
  tsconfig: testConfig,
  outputDir: 'test-results',
  // No system in the path, because the screenshots of pages.spec.ts are the same on every system.
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Generous limits, because a busy machine with two cores may be ten times slower.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  workers: 2,
  reporter: 'list',
  // Tests intercept requests, which service workers would hide, so only offline.spec.ts allows them. Motion keeps a
  // machine without a graphics card busy, so only tests of motion allow it.
  use: {
    ...devices['Desktop Chrome'],
    channel: undefined,
    launchOptions,
    baseURL,
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: {
    command: `node --import tsx scripts/serve/index.ts ${testSite}`,
    url: baseURL,
    env: { PORT: String(port), INBOX: process.env.E2E_INBOX },
  },
});
