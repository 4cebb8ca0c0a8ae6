import { expect, type Page, type Request, test } from '@playwright/test';
import { routes } from '@/lib/routes';
import { cardOf, dialogOf, items } from './items';
import { holdRequests, holdScripts, hydrated, open, ready } from './ready';
import { phoneSize } from './site';

/** Keeps the browser from being idle: scripts load only after the visitor's first action. */
async function neverIdle(page: Page) {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}

test('no script is asked for before the page has loaded', async ({ page }) => {
  await open(page, routes.packages);
  const { loaded, first } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'));
    return {
      loaded: (navigation as PerformanceNavigationTiming).loadEventStart,
      first: Math.min(...scripts.map(({ startTime }) => startTime)),
    };
  });
  expect(first).toBeGreaterThanOrEqual(loaded);
});

// Sizes don't depend on the machine, so they are tested; times are measured (npm run bench).
test('before its scripts home needs 12 requests and 160 KB at most', async ({ page }) => {
  await page.setViewportSize(phoneSize);
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await holdScripts(page);
  await page.goto('/', { waitUntil: 'load' });
  // Waits for pictures near the screen, which are fetched after layout.
  await page.evaluate(async () => {
    const near = [...document.images].filter((image) => {
      const { width, top, left } = image.getBoundingClientRect();
      return width > 0 && top < innerHeight && left < innerWidth;
    });
    await Promise.all(near.map((image) => image.decode()));
  });
  const first = [...requests];
  const sizes = await Promise.all(first.map((request) => request.sizes()));
  const bytes = sizes.map((size) => size.responseHeadersSize + size.responseBodySize);
  // A new connection sends 14.6 KB at once. Paper has styles of its own, for which no screen waits.
  const styles = first.map((request, index) =>
    /_next.*\.css$/.test(request.url()) ? (bytes[index] ?? 0) : 0,
  );
  const styleBytes = styles.reduce((sum, one) => sum + one, 0);
  expect(styleBytes).toBeGreaterThan(1000);
  expect(styleBytes).toBeLessThanOrEqual(14_300);
  const total = bytes.reduce((sum, one) => sum + one, 0);
  expect(first.length).toBeLessThanOrEqual(12);
  expect(total).toBeLessThanOrEqual(160_000);
  // Makes sure that something was measured: the page alone is more than this.
  expect(total).toBeGreaterThan(10_000);
});

const signs: Record<string, (page: Page) => Promise<void>> = {
  // The first event of a mouse that comes into the window has no movement.
  'a mouse that moves': (page) => page.mouse.move(200, 300, { steps: 3 }),
  'a finger': (page) => page.touchscreen.tap(5, 400),
  'a key': (page) => page.keyboard.press('ArrowDown'),
  'a focus': (page) => page.getByRole('banner').getByRole('link').first().focus(),
};

test.describe('while the browser is busy', () => {
  test.use({ hasTouch: true });

  for (const [what, act] of Object.entries(signs)) {
    test(`${what} brings the scripts`, async ({ page }) => {
      await neverIdle(page);
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') asked.push(request.url());
      });
      await page.goto(routes.privacy);
      await expect(page.locator('html')).not.toHaveAttribute('data-ready');
      expect(asked).toEqual([]);
      await act(page);
      await ready(page);
    });
  }

  test('an address with a price brings them at once', async ({ page }) => {
    await neverIdle(page);
    await open(page, `${routes.packages}?price=25000-50000`);
  });
});

test.describe('a page whose end comes late', () => {
  test.use({ bypassCSP: true });

  test('is enhanced to its end, even when it was used before', async ({ page }) => {
    await page.route('**/packages?*', async (route) => {
      const answer = await route.fetch();
      // The browser reads no further before this file is there.
      const late = (part: string) => `<script src="/late.js"></script>${part}`;
      const body = (await answer.text()).replace(/<div class="price-filter/, late);
      await route.fulfill({ response: answer, body });
    });
    const release = await holdRequests(page, '**/late.js');
    const price = '25000-50000';
    await page.goto(`${routes.packages}?price=${price}`, { waitUntil: 'commit' });
    await page.keyboard.press('ArrowDown');
    // As long as the scripts take.
    await page.evaluate(async () => {
      const { dataset } = document.querySelector<HTMLElement>('script[data-module]') ?? {};
      await Promise.all((dataset?.module ?? '').split(' ').map((address) => fetch(address)));
    });
    release();
    await ready(page);
    await expect(page.locator(`input[value="${price}"]`)).toBeChecked();
  });
});

/** Lets the requests to an address fail until that is called off. */
async function breakDown(page: Page, address: string) {
  const down = { failures: 0, end: () => page.unroute(address) };
  await page.route(address, (route) => {
    down.failures += 1;
    return route.abort('connectionreset');
  });
  return down;
}

test('when a module fails the page stays, and the next sign asks again', async ({ page }) => {
  const down = await breakDown(page, '**/_next/static/site/*.js');
  await page.goto(routes.packages);
  await expect.poll(() => down.failures).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const html = page.locator('html');
  await expect(html).not.toHaveAttribute('data-ready');

  await down.end();
  // An action before the page notices the failure is ignored, so the test repeats it.
  const act = () => page.keyboard.press('ArrowDown');
  await expect.poll(() => act().then(() => html.getAttribute('data-ready'))).toBe('');
  await cardOf(page, items.pricedPackage).click();
  await expect(dialogOf(page, items.pricedPackage)).toBeVisible();
});

const field = (page: Page) => page.locator('form[data-enquiry=contact] input').first();

/** What the forms need, which only their island fetches. */
const formData = '**/forms.json';
const contactIsland = '[data-island]:has(#contact-name)';

for (const [what, address] of Object.entries({
  'a script of React': '**/start.client-*.js',
  'what the forms need': formData,
})) {
  test(`when ${what} fails the form stays, the next touch asks again`, async ({ page }) => {
    const down = await breakDown(page, address);
    await open(page, routes.contact);
    await field(page).fill('Asha');
    await expect.poll(() => down.failures).toBeGreaterThan(0);
    const island = page.locator(contactIsland);
    await expect(island).not.toHaveAttribute('data-hydrated');
    await expect(field(page)).toHaveValue('Asha');

    await down.end();
    const act = () =>
      field(page)
        .press('End')
        .then(() => field(page).click());
    await expect.poll(() => act().then(() => island.getAttribute('data-hydrated'))).toBe('');
    await expect(field(page)).toHaveValue('Asha');
  });
}

test('an island starts once, near the window of somebody who uses the page', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, routes.contact);
  await page.waitForLoadState('networkidle');
  expect(asked).not.toContain('/forms.json');
  await page.mouse.move(200, 300);
  await page.mouse.move(210, 300);
  await hydrated(page, contactIsland);
  await field(page).click();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path === '/forms.json')).toHaveLength(1);
});

test('a form keeps what is typed while another build goes online', async ({ page }) => {
  await page.route(formData, async (route) => {
    const data = await (await route.fetch()).json();
    const [first, second, ...fields] = data.forms.contact.fields;
    const other = { ...first, name: 'nickname', label: 'Nickname' };
    data.forms.contact.fields = [second, other, { ...first, label: 'Your name' }, ...fields];
    await route.fulfill({ json: data });
  });
  await open(page, routes.contact);
  await page.locator('#contact-name').fill('Asha');
  await hydrated(page, contactIsland);
  await expect(page.locator('#contact-nickname')).toBeVisible();
  await expect(page.locator('#contact-name')).toHaveValue('Asha');
  await expect(page.locator('#contact-name')).toBeFocused();
  await expect(page.getByRole('banner')).toBeVisible();
});

test('a page that was started before it had loaded starts once', async ({ page }) => {
  // The load event waits for the page's picture.
  const release = await holdRequests(page, '**/images/**');
  let asked = 0;
  page.on('request', (request) => {
    if (/static\/site\/page-/.test(request.url())) asked += 1;
  });
  await page.goto(routes.flights, { waitUntil: 'domcontentloaded' });
  await page.keyboard.press('ArrowDown');
  await ready(page);
  release();
  await page.waitForLoadState('load');
  // A second start would come before this idle callback, and its request before the idle network.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForLoadState('networkidle');
  expect(asked).toBe(1);
});

test('with the scripts held back a card leads to the page of its item', async ({ page }) => {
  await holdScripts(page);
  await page.goto(routes.packages);
  await cardOf(page, items.pricedPackage).click();
  await expect(page).toHaveURL(items.pricedPackage.route);
});

test('a menu that was opened before the scripts came stays open', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(routes.privacy, { waitUntil: 'commit' });
  const menu = page.locator('header details[name=menu]').first();
  await menu.locator('summary').click();
  release();
  await ready(page);
  await expect(menu).toHaveAttribute('open');
});
