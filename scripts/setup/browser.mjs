import { accessSync, constants, existsSync } from 'node:fs';
import { run } from './run.mjs';

/** Where Debian, Ubuntu, Fedora, Arch, macOS and Windows keep a Chromium. */
const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The browser that the tests drive: Playwright's own when it is installed, else the system's.
 * @returns {Promise<{ executablePath?: string } | undefined>} launch options; without a path they
 *   mean Playwright's own; undefined when there is no browser
 */
export async function findBrowser() {
  // Imported late: this file is read before the packages are installed.
  const { chromium } = await import('@playwright/test');
  if (existsSync(chromium.executablePath())) return {};
  const executablePath = systemPaths.find(isExecutable);
  return executablePath ? { executablePath } : undefined;
}

/**
 * Finds a browser or installs one: Playwright's own, or where it can't be downloaded Debian's
 * package. Ends with one line and exit code 1 when there is no way to one.
 */
export async function ensureBrowser() {
  if (await findBrowser()) return;
  console.log('No browser for the tests yet: installing one …');
  run('npx', ['playwright', 'install', 'chromium'], { timeout: 300_000 });
  if (await findBrowser()) return;
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', 'chromium'], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (await findBrowser()) return;
  }
  console.error(
    'The tests need a Chromium: run "npx playwright install chromium", or install your system’s chromium package.',
  );
  process.exit(1);
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
