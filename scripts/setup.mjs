// What `npm start` and `npm test` share. Plain JavaScript that imports no package at its start: on a new
// machine none are installed yet. npm runs every script in the project's folder.
import { exec } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { filesIn } from './files-in.mjs';
import { testConfig, testSite } from './site.mjs';

/** @typedef {{ ok: boolean, output: string }} Result whether it ended well, and all that it printed */

/**
 * Runs a command of the shell to its end.
 * @param {string} command
 * @param {{ env?: Record<string, string>, timeout?: number }} [options] timeout in ms
 * @returns {Promise<Result>}
 */
export async function run(command, { env = {}, timeout } = {}) {
  const variables = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env };
  const options = { env: variables, timeout, maxBuffer: Number.POSITIVE_INFINITY };
  return promisify(exec)(`${command} 2>&1`, options).then(
    ({ stdout }) => ({ ok: true, output: stdout }),
    ({ stdout }) => ({ ok: false, output: stdout }),
  );
}

/**
 * Runs a step of a command: prints its name, how long it took, and what it printed when it failed.
 * @param {string} name
 * @param {() => Promise<Result>} work
 * @returns {Promise<boolean>} whether it ended well
 */
export async function step(name, work) {
  console.log(`${name} …`);
  const begun = performance.now();
  const { ok, output } = await work();
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(`${name}: ${ok ? 'done' : 'failed'}, ${seconds} s`);
  if (!ok) console.log(output);
  return ok;
}

/** @param {string} file @returns {string} its text; empty when it is missing */
export const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Checks the version of Node, and installs the packages of the lockfile unless they are there. */
export async function install() {
  const wanted = JSON.parse(read('package.json')).engines.node.replace('>=', '');
  if (process.versions.node.localeCompare(wanted, 'en', { numeric: true }) < 0) {
    console.error(`The site needs Node ${wanted} or newer; this is ${process.version}.`);
    return false;
  }
  // npm notes there what it has installed.
  const installed = JSON.parse(read('node_modules/.package-lock.json') || '{}').packages ?? {};
  const packages = Object.entries(JSON.parse(read('package-lock.json')).packages);
  const isInstalled = packages.every(
    ([name, { version, optional, devOptional }]) =>
      // The first entry is the project; packages for other systems are left out.
      name === '' || optional || devOptional || installed[name]?.version === version,
  );
  const title = 'Installing the packages (one to three minutes, once)';
  return isInstalled || step(title, () => run('npm ci --loglevel=error'));
}

/** The settings of the mail service for the local inbox, which the host that serves the pages has. */
const inboxSettings = {
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'local-inbox',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'local-inbox',
  NEXT_PUBLIC_EMAILJS_FLIGHT_TEMPLATE_ID: 'flight',
  NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID: 'contact',
  NEXT_PUBLIC_EMAILJS_ORIGIN: 'self',
};

/** Reads the files .env, and lets the forms send to the local inbox if no mail service is set up there. */
export function setUpMail() {
  const { loadEnvConfig } = createRequire(import.meta.url)('@next/env');
  loadEnvConfig(process.cwd(), process.env.NODE_ENV === 'development');
  const isSetUp = Object.keys(inboxSettings).some((name) => process.env[name]);
  if (!isSetUp) Object.assign(process.env, inboxSettings);
}

/** The folders that sites are built from, besides the settings in the project's own folder. */
const folders = 'app client components content e2e/content lib photographs public scripts test';

/**
 * Builds the live site in out/ or the site of the tests, unless its last build was made from the same
 * files and settings. The site of the tests has its own content, so no change of the owner breaks a test.
 * @param {'live' | 'test'} site
 * @returns {Promise<Result>}
 */
export async function build(site) {
  const env = site === 'test' ? { ...inboxSettings, TSX_TSCONFIG_PATH: testConfig } : {};
  if (site === 'live') setUpMail();
  const settings = Object.entries({ ...process.env, ...env });
  const hash = createHash('sha256');
  hash.update(`${settings.filter(([name]) => name.startsWith('NEXT_PUBLIC_')).sort()}`);
  const names = folders
    .split(' ')
    .flatMap((folder) => filesIn(folder).map((name) => `${folder}/${name}`));
  names.push(...readdirSync('.').filter((name) => /config\.\w+$|^package.*\.json$/.test(name)));
  // Builds write public/photos/ themselves.
  for (const name of names.filter((name) => !name.startsWith('public/photos/')).sort()) {
    hash.update(name).update(readFileSync(name));
  }
  const source = hash.digest('hex');
  // build.json tells these builds from those of `npm run build`, which writes the same folder.
  const mark = () => source + read(`${site === 'test' ? testSite : 'out'}/build.json`);
  const markFile = `.generated/build-${site}`;
  if (read(markFile) === mark()) return { ok: true, output: '' };
  const result = await run('npm run --silent build', { env });
  mkdirSync('.generated', { recursive: true });
  if (result.ok) writeFileSync(markFile, mark());
  return result;
}

/** The system's browsers. The headless shell, which is Playwright's own choice too, takes half the time. */
const browsers = ['chromium-headless-shell', 'chromium', 'google-chrome'].map(
  (name) => `/usr/bin/${name}`,
);

/**
 * Finds the browser that the tests drive: Playwright's own when it is installed, else the system's.
 * @returns {Promise<{ executablePath?: string } | undefined>} launch options, without a path for
 *   Playwright's own; undefined when there is no browser
 */
export async function findBrowser() {
  const { chromium } = await import('@playwright/test');
  if (existsSync(chromium.executablePath())) return {};
  const executablePath = browsers.find(existsSync);
  return executablePath ? { executablePath } : undefined;
}

/**
 * Installs a browser if there is none: Playwright's own, or Debian's headless shell where that cannot be
 * downloaded. Debian gets the shell beside a whole Chromium, too, for its speed.
 * @returns {Promise<Result>}
 */
export async function installBrowser() {
  const isDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const own = `npx playwright install ${isDebian ? '--with-deps ' : ''}chromium`;
  const runAloud = (/** @type {string} */ command, options = {}) => {
    console.log(`Installing a browser: ${command}`);
    return run(command, options);
  };
  const isThere = Boolean(await findBrowser());
  const output = isThere ? '' : (await runAloud(own, { timeout: 300_000 })).output;
  const found = await findBrowser();
  if (isDebian && (!found || browsers.indexOf(found.executablePath ?? '') > 0)) {
    const apt = 'apt-get install -y -qq --no-install-recommends chromium-headless-shell';
    await run('apt-get update -qq', { timeout: 60_000 });
    await runAloud(apt, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
  }
  const help = 'The tests need a Chromium: run "npx playwright install chromium".';
  return { ok: Boolean(await findBrowser()), output: `${output}\n${help}` };
}
