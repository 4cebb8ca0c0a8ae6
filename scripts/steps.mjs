// The parts that `npm start` and `npm test` share. This file is plain JavaScript and imports packages only inside
// functions, because a new machine has none installed yet.
import { exec } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { testEnvironment } from './test-site.mjs';

/** @typedef {{ ok: boolean, output: string, outcome?: string }} Result `outcome`: why a step had nothing to do */

/**
 * Runs a shell command and waits for it.
 * @param {string} command
 * @param {Record<string, string>} [env] more environment variables
 * @returns {Promise<Result>}
 */
export async function run(command, env = {}) {
  const variables = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env };
  const options = { env: variables, maxBuffer: Number.POSITIVE_INFINITY };
  return promisify(exec)(`${command} 2>&1`, options).then(
    ({ stdout }) => ({ ok: true, output: stdout }),
    ({ stdout }) => ({ ok: false, output: stdout }),
  );
}

/**
 * Runs a step of a command. Prints its name and duration, and its output if it failed, or else the warnings of the
 * content check in it.
 * @param {string} name
 * @param {() => Promise<Result>} work
 * @returns {Promise<boolean>} whether it succeeded
 */
export async function step(name, work) {
  console.log(`${name} …`);
  const startedAt = performance.now();
  const { ok, output, outcome = ok ? 'done' : 'failed' } = await work();
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(`${name.split(' (')[0]}: ${outcome}, ${seconds} s`);
  const shown = ok ? /^▲ \[WARNING\].*(?=^The content of)/ms.exec(output)?.[0] : output;
  if (shown) console.log(shown);
  return ok;
}

/** @param {string} file @returns {string} its text; empty if it is missing */
export const readText = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Ends the process with a message if a folder has no complete site. @param {string} folder */
export function requireSite(folder) {
  // The last file that the build writes.
  if (existsSync(`${folder}/build.json`)) return;
  console.error(`There is no built site in ${folder}. "npm run build" writes it into out.`);
  process.exit(1);
}

/** Checks the version of Node, and installs the packages of the lockfile if any are missing. */
export async function install() {
  const wanted = JSON.parse(readText('package.json')).engines.node.replace('>=', '');
  if (process.versions.node.localeCompare(wanted, 'en', { numeric: true }) < 0) {
    console.error(`The site needs Node ${wanted} or newer. You have ${process.version}.`);
    return false;
  }
  // This fails if a package is missing or its version differs from package.json.
  const { ok } = await run('npm ls');
  const title = 'Installing the packages (one to three minutes, once)';
  return ok || step(title, () => run('npm ci --loglevel=error'));
}

/** The settings that make the forms send to the inbox of the local server, in place of a mail service. */
const inboxSettings = {
  MAIL: 'none',
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'local-inbox',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'local-inbox',
  NEXT_PUBLIC_EMAILJS_FLIGHT_TEMPLATE_ID: 'flight',
  NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID: 'contact',
  NEXT_PUBLIC_EMAILJS_ORIGIN: 'self',
};

/** Reads the .env files, as Next does. If they don't set up a mail service, the forms send to the local inbox. */
export function setUpMail(isDevelopment = false) {
  const { loadEnvConfig } = createRequire(import.meta.url)('@next/env');
  loadEnvConfig(process.cwd(), isDevelopment);
  const isSetUp = Object.keys(inboxSettings).some((name) => name !== 'MAIL' && process.env[name]);
  if (!isSetUp) Object.assign(process.env, inboxSettings);
}

/**
 * Builds the real or the test site (test-site.mjs). The forms of the test site send to the local inbox.
 * @param {'real' | 'test'} site
 * @returns {Promise<Result>}
 */
export async function buildSite(site) {
  if (site === 'real') setUpMail();
  const env = site === 'test' ? { ...inboxSettings, ...testEnvironment } : {};
  return run('npm run --silent build', env);
}

/** The system's browsers. The headless shell comes first, because it takes half the time. */
const browsers = ['chromium-headless-shell', 'chromium', 'google-chrome'];

/**
 * Finds the browser for tests: Playwright's own if it is installed, otherwise the system's.
 * @returns {Promise<{ executablePath?: string } | undefined>} launch options, empty for Playwright's own browser
 */
export async function findBrowser() {
  const { chromium } = await import('@playwright/test');
  if (existsSync(chromium.executablePath())) return {};
  const executablePath = browsers.map((name) => `/usr/bin/${name}`).find(existsSync);
  return executablePath ? { executablePath } : undefined;
}

/**
 * Installs a browser if there is none: Debian's headless shell for root on Debian, otherwise Playwright's browser.
 * Starts it once, because libraries of the system may be missing.
 * @returns {Promise<Result>}
 */
export async function installBrowser() {
  const isThere = Boolean(await findBrowser());
  const { output } = isThere ? { output: '' } : await downloadBrowser();
  const options = await findBrowser();
  if (!options) return { ok: false, output: `${output}\nThe tests need Chromium.` };
  const { chromium } = await import('@playwright/test');
  return chromium.launch({ ...options, args: ['--no-sandbox'] }).then(
    async (browser) => {
      await browser.close();
      return { ok: true, output, outcome: isThere ? 'already there' : 'done' };
    },
    ({ message }) => ({ ok: false, output: `${output}\nThe browser does not start: ${message}` }),
  );
}

function downloadBrowser() {
  const apt = 'apt-get install -y -qq --no-install-recommends chromium-headless-shell';
  const own = 'npx playwright install chromium';
  const isDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const command = isDebian ? `(apt-get update -qq; ${apt} || ${own} --with-deps)` : own;
  console.log(`Installing a browser: ${command}`);
  return run(command, { DEBIAN_FRONTEND: 'noninteractive' });
}
