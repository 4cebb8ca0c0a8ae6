import { readdirSync } from 'node:fs';
import path from 'node:path';
import { Builder, Capabilities } from 'selenium-webdriver';
import type { Browser } from './browser';
import { findDisplay, startDisplay } from './display';
import {
  endProgram,
  eventually,
  findProgram,
  freePort,
  startProgram,
  temporaryFolder,
} from './programs';

const driverProgram = () => findProgram('WebKitWebDriver');

/** WebKitGTK's own small browser, the engine of Safari; it needs a screen. */
export const webkit: Browser = {
  name: 'WebKitGTK',

  missing() {
    if (!driverProgram() || !findMiniBrowser()) {
      return 'not installed (Debian: webkit2gtk-driver; Fedora: webkitgtk6.0; Homebrew has none for macOS)';
    }
    if (!findDisplay()) {
      return 'needs Xvfb (Debian: xvfb; Fedora: xorg-x11-server-Xvfb; Homebrew has none for macOS)';
    }
    return undefined;
  },

  async start({ scripts }) {
    const file = driverProgram();
    const binary = findMiniBrowser();
    if (!file || !binary) throw new Error('WebKitGTK is not installed');
    const display = await startDisplay();
    const port = await freePort();
    const program = startProgram(file, [`--port=${port}`], {
      stdio: 'ignore',
      env: { ...process.env, ...ownWorld(), DISPLAY: display.name },
    });
    const server = `http://127.0.0.1:${port}`;
    await eventually('WebKitWebDriver', () =>
      fetch(`${server}/status`).then(
        () => true,
        () => undefined,
      ),
    );
    // Without its bar, which is wider than a phone; the tests give the window its size all the same.
    const args = ['--automation', '--full-screen', `--enable-javascript=${scripts}`];
    const driver = await new Builder()
      .usingServer(server)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary, args },
        }),
      )
      .build();
    return {
      driver,
      async stop() {
        await driver.quit();
        await endProgram(program);
        await endProgram(display.program);
      },
    };
  },
};

/** It is in no PATH: each system keeps it beside the library, under the library's version. */
function findMiniBrowser(): string | undefined {
  const roots = ['/usr/lib', '/usr/lib64', '/usr/libexec', '/usr/local/libexec'];
  const folders = roots.flatMap((root) => [
    root,
    ...list(root).filter((it) => /-linux-gnu/.test(it)),
  ]);
  const engines = folders.flatMap(list).filter((it) => /\/webkit2?gtk-[\d.]+$/.test(it));
  return findProgram(...engines.map((engine) => path.join(engine, 'MiniBrowser')));
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder).map((name) => path.join(folder, name));
  } catch {
    return [];
  }
}

/** No settings or traces of the user's, and no session bus, which would start programs that stay. */
function ownWorld(): Record<string, string> {
  const folder = temporaryFolder();
  return {
    XDG_CONFIG_HOME: path.join(folder, 'config'),
    XDG_CACHE_HOME: path.join(folder, 'cache'),
    XDG_DATA_HOME: path.join(folder, 'data'),
    DBUS_SESSION_BUS_ADDRESS: 'disabled:',
    // Drawn by the GPU's stand-in, a page without scripts was at times (one run in eight) not drawn
    // again after a click: the dialog was open, but its fade stayed pending until something moved.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    GDK_BACKEND: 'x11',
  };
}
