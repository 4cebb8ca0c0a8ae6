import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Capabilities, WebDriver } from 'selenium-webdriver';
import type { Browser } from './browser';
import { Marionette } from './marionette';
import { endProgram, eventually, findProgram, startProgram, temporaryFolder } from './programs';

const program = () =>
  findProgram('firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox');

/** Firefox, the ESR where there is one; without a window. */
export const firefox: Browser = {
  name: 'Firefox',

  missing() {
    if (program()) return undefined;
    return 'not installed (Debian: firefox-esr; Fedora: firefox; Homebrew: firefox)';
  },

  async start({ scripts }) {
    const file = program();
    if (!file) throw new Error('Firefox is not installed');
    const profile = writeProfile({ 'javascript.enabled': scripts });
    const browser = startProgram(
      file,
      ['--marionette', '--headless', '--no-remote', '--profile', profile],
      { stdio: 'ignore' },
    );
    const marionette = await Marionette.connect(await readPort(profile));
    const driver = WebDriver.createSession(marionette, new Capabilities());
    return {
      driver,
      async stop() {
        marionette.disconnect();
        await endProgram(browser);
      },
    };
  },
};

function writeProfile(settings: Record<string, boolean>): string {
  const profile = temporaryFolder();
  const all = {
    ...settings,
    // Any free port.
    'marionette.port': 0,
    // Turns off what Firefox does by itself: updates, first-run pages, reports.
    'remote.prefs.recommended': true,
    'toolkit.legacyUserProfileCustomizations.stylesheets': true,
  };
  const lines = Object.entries(all).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${value});`,
  );
  writeFileSync(path.join(profile, 'user.js'), lines.join('\n'));
  // Its window is at least 450 px wide otherwise, more than a phone.
  mkdirSync(path.join(profile, 'chrome'));
  writeFileSync(
    path.join(profile, 'chrome/userChrome.css'),
    ':root { min-width: 0 !important; min-height: 0 !important; }',
  );
  return profile;
}

function readPort(profile: string): Promise<number> {
  const file = path.join(profile, 'MarionetteActivePort');
  return eventually('Firefox', () => {
    const port = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
    return port > 0 ? port : undefined;
  });
}
