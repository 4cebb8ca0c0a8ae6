import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';

// Firefox and WebKit as Debian has them: Playwright's own can't be downloaded everywhere. Puppeteer drives
// Firefox; nothing in npm drives WebKitGTK, which takes plain WebDriver.

/** A browser with one page. Its commands wait for the browser, but not for what the page makes of them. */
export type Browser = {
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Calls a function in the page, where it knows nothing of the test but its arguments. */
  ask<Answer>(inPage: (...asked: string[]) => Answer, ...asked: string[]): Promise<Awaited<Answer>>;
  /** Both scroll to the first element that matches, and move the mouse to its middle. */
  hover(selector: string): Promise<void>;
  click(selector: string): Promise<void>;
  /** Types where the focus is. */
  type(text: string): Promise<void>;
  pressEscape(): Promise<void>;
  /** Sizes in px. WebKit's window is at least 447 px wide, and has a bar above the page. */
  resize(size: { width: number; height: number }): Promise<void>;
  close(): Promise<void>;
};

/** The engines: how each is started, the programs that this needs, and Debian's packages with these. */
export const engines = {
  Firefox: { start: startFirefox, programs: ['/usr/bin/firefox-esr'], packages: 'firefox-esr' },
  WebKit: {
    start: startWebKit,
    programs: ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run'],
    packages: 'webkit2gtk-driver xvfb xauth',
  },
};

export const isInstalled = ({ programs }: { programs: string[] }) => programs.every(existsSync);

async function startFirefox(): Promise<Browser> {
  const [executablePath] = engines.Firefox.programs;
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath });
  const page = await browser.newPage();
  return {
    open: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack({ waitUntil: [] })),
    ask: (inPage, ...asked) => page.evaluate(inPage, ...asked),
    hover: (selector) => page.hover(selector),
    click: (selector) => page.click(selector),
    type: (text) => page.keyboard.type(text),
    pressEscape: () => page.keyboard.press('Escape'),
    resize: (size) => page.setViewport(size),
    close: () => browser.close(),
  };
}

/** @see https://www.w3.org/TR/webdriver2/ */
async function startWebKit(): Promise<Browser> {
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  // Xvfb takes the place of a screen. The process group ends with the test.
  const driver = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], { detached: true });
  let session = '';

  async function command(path: string, parameters = {}) {
    const [url, body] = [`http://127.0.0.1:${port}${session}${path}`, JSON.stringify(parameters)];
    const response = await fetch(url, { method: 'POST', body });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${path} ${body}: ${value.error} ${value.message}`);
    return value;
  }
  while (!session && driver.exitCode === null) {
    // The driver refuses connections until it listens.
    const started = await command('/session', { capabilities: {} }).catch(() => wait(100));
    if (started) session = `/session/${started.sessionId}`;
  }

  /** Each time at another point: two clicks at the same one would be a double click. */
  let x = 0;
  async function move(selector: string, ...then: object[]) {
    x = 8 - x;
    const element = await command('/element', { using: 'css selector', value: selector });
    const script = 'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })';
    await command('/execute/sync', { script, args: [element] });
    const actions = [{ type: 'pointerMove', origin: element, x, y: 0 }, ...then];
    await command('/actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
  }
  async function type(text: string) {
    const ways = ['keyDown', 'keyUp'];
    const actions = [...text].flatMap((value) => ways.map((type) => ({ type, value })));
    await command('/actions', { actions: [{ type: 'key', id: 'keys', actions }] });
  }
  const press = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
  return {
    open: (url) => command('/url', { url }),
    reload: () => command('/refresh'),
    back: () => command('/back'),
    ask(inPage, ...args) {
      const answer = `Promise.resolve((${inPage})(...[...arguments].slice(0, -1)))`;
      const script = `const done = [...arguments].pop(); ${answer}.then(done)`;
      return command('/execute/async', { script, args });
    },
    hover: (selector) => move(selector),
    click: (selector) => move(selector, ...press),
    type,
    // The key's number in WebDriver.
    pressEscape: () => type('\uE00C'),
    resize: (size) => command('/window/rect', size),
    close: async () => void process.kill(-(driver.pid ?? 0)),
  };
}
