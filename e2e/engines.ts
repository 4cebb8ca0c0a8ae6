import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { phoneSize } from './site';
import { randomPort } from './test-server';

// Controls Debian's Firefox and WebKit, as Playwright's own can't be downloaded everywhere. They share no protocol:
// Debian has no geckodriver, so Firefox understands only BiDi. WebKitGTK understands only WebDriver, and `startWebKit`
// sends ten of its commands. Puppeteer speaks BiDi with Firefox 153. Playwright's 'moz-firefox' needs a newer version.

/** A browser with one page. Its commands wait for the browser, but not for the page to react. */
export type Browser = {
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Calls a function in the page. It can use its arguments, but not the variables of the test. */
  ask<Answer>(inPage: (...asked: string[]) => Answer, ...asked: string[]): Promise<Awaited<Answer>>;
  /** Scrolls to the first element that matches, and clicks its middle. */
  click(selector: string): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  close(): Promise<void>;
};

/** How to start each engine, the programs that it needs, and their Debian packages. */
export const engines = {
  Firefox: { start: startFirefox, programs: ['/usr/bin/firefox-esr'], packages: 'firefox-esr' },
  WebKit: {
    start: startWebKit,
    programs: ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run'],
    packages: 'webkit2gtk-driver xvfb xauth',
  },
};

async function startFirefox(): Promise<Browser> {
  // It loads slowly, and only Firefox needs it.
  const { launch } = await import('puppeteer-core');
  const [executablePath] = engines.Firefox.programs;
  const options = { executablePath, defaultViewport: phoneSize };
  const browser = await launch({ browser: 'firefox', ...options });
  const page = await browser.newPage();
  // In Firefox, page.goto() and page.reload() time out after going back to a cached page.
  const load = (address?: string) =>
    page.evaluate((to) => {
      delete document.documentElement.dataset.ready;
      if (to) location.assign(to);
      else location.reload();
    }, address);
  return {
    open: load,
    reload: () => load(),
    // page.goBack() sometimes waits for a page that Firefox has already shown from its cache.
    back: () => page.evaluate(() => history.back()),
    ask: (inPage, ...asked) => page.evaluate(inPage, ...asked),
    async click(selector) {
      // Otherwise, Firefox may click where a bar covers the element.
      await page.$eval(selector, (it) =>
        it.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
      await page.click(selector);
    },
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  };
}

/** @see https://www.w3.org/TR/webdriver2/ */
async function startWebKit(): Promise<Browser> {
  const port = randomPort();
  // Xvfb is a virtual screen. The process group ends with the test.
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
    // The driver refuses connections until it is ready.
    const started = await command('/session', { capabilities: {} }).catch(() => wait(100));
    if (started) session = `/session/${started.sessionId}`;
  }
  // The window is at least 447 px wide, and has a bar above the page.
  await command('/window/rect', phoneSize);

  const act = (type: string, actions: object[]) =>
    command('/actions', { actions: [{ type, id: type, actions }] });
  const strokes = (value: string) => ['keyDown', 'keyUp'].map((type) => ({ type, value }));
  let x = 0;
  async function click(selector: string) {
    const origin = await command('/element', { using: 'css selector', value: selector });
    const script = 'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })';
    await command('/execute/sync', { script, args: [origin] });
    // Two clicks at the same point would be a double click.
    x = 8 - x;
    const press = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
    await act('pointer', [{ type: 'pointerMove', origin, x, y: 0 }, ...press]);
  }
  return {
    open: (url) => command('/url', { url }),
    reload: () => command('/refresh'),
    back: () => command('/back'),
    ask: (inPage, ...args) =>
      command('/execute/sync', { script: `return (${inPage})(...arguments)`, args }),
    click,
    type: (text) => act('key', [...text].flatMap(strokes)),
    close: async () => void process.kill(-(driver.pid ?? 0)),
  };
}
