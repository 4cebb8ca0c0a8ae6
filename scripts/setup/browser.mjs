import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { root, run } from './run.mjs';

/**
 * Where Debian, Ubuntu, Fedora, Arch, macOS and Windows keep a Chromium. The headless shell, which is
 * Playwright's own choice too, opens a page in half the time.
 */
const systemPaths = [
  '/usr/bin/chromium-headless-shell',
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
 * @param {boolean} [isWhole] whether it must not be the headless shell, which lacks some parts
 * @returns {Promise<{ executablePath?: string } | undefined>} launch options; without a path they
 *   mean Playwright's own; undefined when there is no browser
 */
export async function findBrowser(isWhole = false) {
  // Imported late: this file is read before the packages are installed.
  const { chromium } = await import('@playwright/test');
  if (existsSync(chromium.executablePath())) return {};
  const paths = systemPaths.filter((path) => !isWhole || !path.includes('shell'));
  const executablePath = paths.find(isExecutable);
  return executablePath ? { executablePath } : undefined;
}

/**
 * Installs a browser unless the system has one: Playwright's own, or Debian's package where that can't
 * be downloaded. Beside Debian's whole Chromium it installs the headless shell, with which the tests take
 * less than half the time. It needs none of the project's packages, so it can run during their installation.
 */
export async function installBrowser() {
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
  const isDebian = isRoot && existsSync('/usr/bin/apt-get');
  const found = systemPaths.find(isExecutable);
  if (found && (!isDebian || found.endsWith('shell'))) return { ok: true, output: '' };
  if (!found) {
    const own = await installOwnBrowser(isRoot);
    if (own.ok || !isDebian) return own;
  }
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env, timeout: 60_000 });
  const apt = ['install', '-y', '-qq', '--no-install-recommends'];
  const shell = await run('apt-get', [...apt, 'chromium-headless-shell'], { env });
  return shell.ok || found
    ? { ok: true, output: '' }
    : run('apt-get', [...apt, 'chromium'], { env });
}

/** @param {boolean} isRoot whether it may install the system's libraries, too */
function installOwnBrowser(isRoot) {
  const lockfile = JSON.parse(readFileSync(new URL('package-lock.json', root), 'utf8'));
  const { version } = lockfile.packages['node_modules/playwright-core'];
  const words = ['--yes', `playwright-core@${version}`, 'install', 'chromium'];
  return run('npx', isRoot ? [...words, '--with-deps'] : words, { timeout: 300_000 });
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
