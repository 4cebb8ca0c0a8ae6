import { expect, type Page, test } from '@playwright/test';
import { EnquiryFormPage, enquiryForms } from './enquiry-form';
import { hold, holdScripts, ready } from './ready';
import { content, phoneSize } from './site';

/** The browser never has nothing to do: scripts come with the visitor's first act alone. */
async function neverIdle(page: Page) {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}

/** The script files that the page has asked for. */
function watchScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

test('no script is asked for before the page has loaded', async ({ page }) => {
  await page.goto('/packages');
  await ready(page);
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

const acts: Record<string, (page: Page) => Promise<void>> = {
  'a mouse that moves': (page) => page.mouse.move(200, 300),
  'a finger': (page) => page.touchscreen.tap(5, 400),
  'a key': (page) => page.keyboard.press('ArrowDown'),
  'a focus': (page) => page.getByRole('banner').getByRole('link').first().focus(),
};

test.describe('while the browser is busy', () => {
  test.use({ hasTouch: true });

  for (const [what, act] of Object.entries(acts)) {
    test(`${what} brings the scripts`, async ({ page }) => {
      await neverIdle(page);
      const asked = watchScripts(page);
      await page.goto('/about');
      await expect(page.locator('html')).not.toHaveAttribute('data-ready');
      expect(asked).toEqual([]);
      await act(page);
      await ready(page);
    });
  }

  test('an address with a price brings them at once', async ({ page }) => {
    await neverIdle(page);
    await page.goto('/packages?price=25000-50000');
    await expect(page.getByRole('radio', { name: '25000-50000' })).toBeChecked();
    await ready(page);
  });
});

for (const [what, address] of Object.entries({
  'a script that fails': '**/_next/static/chunks/*.js',
  'data that fails': '**/packages.txt',
})) {
  test(`${what} leaves the page as it is, and the next act asks again`, async ({ page }) => {
    let isDown = true;
    let failures = 0;
    await page.route(address, async (route) => {
      if (!isDown) return route.continue();
      failures += 1;
      return route.abort('connectionreset');
    });
    await page.goto('/packages');
    await expect.poll(() => failures).toBeGreaterThan(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-ready');

    // An act that comes before the page knows of the failure is not heard: people act again.
    const before = failures;
    const act = () => page.keyboard.press('ArrowDown');
    await expect.poll(() => act().then(() => failures)).toBeGreaterThan(before);
    isDown = false;
    const html = page.locator('html');
    await expect.poll(() => act().then(() => html.getAttribute('data-ready'))).toBe('');
    await page.locator(`#${content.familyPackages[0]?.slug} a[data-dialog]`).click();
    await expect(page.locator(`#details-${content.familyPackages[0]?.slug}`)).toBeVisible();
  });
}

test('a page that was woken before it had loaded starts once', async ({ page }) => {
  // The page has not loaded before its banner has.
  const release = await hold(page, '**/images/pages/about.svg');
  let asked = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/about.txt') asked += 1;
  });
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await page.keyboard.press('ArrowDown');
  await ready(page);
  release();
  await page.waitForLoadState('load');
  // What would start it once more is asked before this, and what it would fetch is seen before that.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForLoadState('networkidle');
  expect(asked).toBe(1);
});

test('a menu that was opened before the scripts came stays open, and leads on', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const header = page.getByRole('banner');
  await header.getByText('Activities').click();
  const link = header.getByRole('link', { name: 'Water Sports' });
  await expect(link).toBeVisible();
  release();
  await ready(page);
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL('/watersports');
  await expect(header.getByRole('link', { name: 'Sightseeing' })).toBeHidden();
});

test('data of another build is not taken for that of the page', async ({ page }) => {
  let asked = 0;
  await page.route('**/packages.txt', async (route) => {
    asked += 1;
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('Packages', 'Parcels');
    await route.fulfill({ response, body });
  });
  await page.goto('/packages');
  await expect.poll(() => asked).toBe(1);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('html')).not.toHaveAttribute('data-ready');
  await expect(page.getByText('Parcels')).toHaveCount(0);
});

for (const { name, route } of enquiryForms) {
  for (const how of ['a press', 'Enter in a field'] as const) {
    test(`${how} in the ${name} form before the scripts came is done once they are there`, async ({
      page,
    }) => {
      const form = new EnquiryFormPage(page, name);
      const release = await holdScripts(page);
      await page.goto(route, { waitUntil: 'commit' });
      if (name === 'booking') {
        await page.getByRole('banner').getByRole('button', { name: 'Book Your Trip' }).click();
      }
      await form.fill();
      await form.answerOk();
      if (how === 'a press') await form.button.click();
      else await form.field('email').press('Enter');
      expect(form.requests).toHaveLength(0);
      release();
      await form.expectSent();
      expect(form.requests).toHaveLength(1);
    });
  }
}

test.describe('with the scripts held back', () => {
  test.beforeEach(async ({ page }) => {
    await holdScripts(page);
  });

  test('links lead on, and a card leads to the page of its item', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Packages' }).first().click();
    await expect(page).toHaveURL('/packages');
    await page.locator(`#${content.familyPackages[0]?.slug} a[data-dialog]`).click();
    await expect(page).toHaveURL(`/packages/${content.familyPackages[0]?.slug}`);
  });

  test('menus and dialogs open and close', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').getByText('Activities').click();
    await expect(page.getByRole('link', { name: 'Snorkeling' }).first()).toBeVisible();

    await page.setViewportSize(phoneSize);
    await page.getByRole('button', { name: 'Open the menu' }).click();
    const menu = page.locator('dialog.dialog-side');
    await expect(menu).toBeVisible();
    await menu.getByRole('button', { name: 'Close' }).click();
    await expect(menu).toBeHidden();
  });

  test('fields take what is typed, and the filter filters', async ({ page }) => {
    await page.goto('/contact');
    const field = page.locator('#contact-name');
    await field.fill('Asha');
    await expect(field).toHaveValue('Asha');

    await page.goto('/packages');
    await page.getByRole('radio', { name: '25000-50000' }).check();
    for (const { slug } of content.familyPackages) {
      const card = page.locator(`article#${slug}`);
      const visible = (await card.getAttribute('data-price')) === '25000-50000';
      await expect(card).toBeVisible({ visible });
    }
  });

  test('rows of slides scroll', async ({ page }) => {
    await page.setViewportSize(phoneSize);
    await page.goto('/');
    const row = page.locator('.carousel-view').first();
    await row.evaluate((element) => element.scrollBy({ left: 390, behavior: 'instant' }));
    await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(300);
  });
});
