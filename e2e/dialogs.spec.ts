import { expect, type Locator, type Page, test } from '@playwright/test';
import { isFerryRoute } from '@/lib/content/cruise';
import { cruiseRoute, packageRoute, placeRoute, sightRoute, waterRoute } from '@/lib/routes';
import { ready } from './ready';
import { content, phoneSize } from './site';

const { labels } = content;

/** Every list of cards with details: where it stands, what its dialogs are called and hold. */
const lists = [
  {
    name: 'family and honeymoon packages',
    routes: ['/packages', '/'],
    items: [...content.familyPackages, ...content.honeymoonPackages].map((item) => ({
      slug: item.slug,
      address: packageRoute(item),
      heading: item.duration,
      title: 'Package Details',
      texts: [
        'Overview',
        ...item.overview,
        'Inclusion',
        ...item.inclusions,
        'Exclusion',
        ...item.exclusions,
      ],
    })),
  },
  {
    name: 'flagship packages',
    routes: ['/packages', '/'],
    items: content.themedPackages.map((item) => ({
      slug: item.slug,
      address: packageRoute(item),
      heading: item.name,
      title: 'Package Details',
      texts: [
        `Total : ${item.duration}`,
        item.introduction,
        'Overview',
        ...item.overview,
        'Inclusion',
        'Exclusion',
      ],
    })),
  },
  {
    name: 'places',
    routes: ['/topplaces'],
    items: [...content.topPlaces, ...content.offbeatPlaces].map((item) => ({
      slug: item.slug,
      address: placeRoute(item),
      heading: item.name,
      title: labels.placeDetails,
      texts: [
        ...item.history,
        item.closing,
        ...item.activities.flatMap((activity) => [activity.name, activity.description]),
      ],
    })),
  },
  {
    name: 'water sports and beaches',
    routes: ['/watersports'],
    items: [...content.waterSports, ...content.beaches].map((item) => ({
      slug: item.slug,
      address: waterRoute(item),
      heading: item.name,
      title: 'Package Details',
      texts: [item.where, ...item.description],
    })),
  },
  {
    name: 'attractions',
    routes: ['/sightseeing'],
    items: content.attractions.map((item) => ({
      slug: item.slug,
      address: sightRoute(item),
      heading: item.name,
      title: 'Package Details',
      texts: [item.where, ...item.description],
    })),
  },
  {
    name: 'operators and ferry routes',
    routes: ['/cruise', '/'],
    items: [...content.operators, ...content.ferryRoutes].map((item) => ({
      slug: item.slug,
      address: cruiseRoute(item),
      heading: item.name,
      title: labels.ferryDetails,
      texts: [
        ...(isFerryRoute(item) ? item.facts.map(({ value }) => value) : []),
        ...item.details,
        content.schedules.find(({ id }) => id === item.schedule)?.label ??
          'No schedule link found for this activity',
      ],
    })),
  },
];

const dialogOf = (page: Page, slug: string) => page.locator(`#details-${slug}`);
const triggerOf = (page: Page, slug: string) =>
  page.locator(`#${slug} a[data-dialog="details-${slug}"]`);

/** The ways out of a dialog, each as a visitor takes it. */
const waysOut: Record<string, (page: Page, dialog: Locator) => Promise<unknown>> = {
  'the x': (_page, dialog) => dialog.getByRole('button', { name: /^Close: / }).click(),
  Close: (_page, dialog) => dialog.getByRole('button', { name: 'Close', exact: true }).click(),
  Escape: (page) => page.keyboard.press('Escape'),
  'the backdrop': (page) => page.mouse.click(4, 300),
  Back: (page) => page.goBack(),
};

for (const { name, routes, items } of lists) {
  for (const route of routes) {
    test(`${name} on ${route}: every card opens its dialog and every way out closes it`, async ({
      page,
    }) => {
      test.setTimeout(180_000);
      await page.goto(route);
      await ready(page);
      for (const { slug, address, heading, title, texts } of items) {
        const dialog = dialogOf(page, slug);
        const trigger = triggerOf(page, slug);
        await trigger.scrollIntoViewIfNeeded();
        const before = await page.evaluate(() => scrollY);
        for (const [way, leave] of Object.entries(waysOut)) {
          await trigger.click();
          await expect(dialog, `${slug}: ${way}`).toBeVisible();
          await expect(dialog).toHaveAccessibleName(`${title} ${heading}`);
          await expect(page).toHaveURL(address);
          expect(await dialog.evaluate((it) => it.contains(document.activeElement))).toBe(true);
          expect(await dialog.evaluate((it) => it.matches(':modal'))).toBe(true);
          await leave(page, dialog);
          await expect(dialog, `${slug}: ${way}`).toBeHidden();
          await expect(page).toHaveURL(route);
          await expect(trigger).toBeFocused();
          expect(await page.evaluate(() => scrollY), `${slug}: ${way}`).toBe(before);
        }
        await trigger.click();
        await expect(dialog).toBeVisible();
        for (const text of texts) await expect(dialog.getByText(text).first()).toBeVisible();
        const enquire = dialog.getByRole('link', { name: 'Enquire Now' });
        await expect(enquire).toHaveAttribute('href', /^\/contact\?about=[^&]+$/);
        await expect(enquire).toHaveAttribute('target', '_blank');
        await page.keyboard.press('Escape');
      }
    });
  }
}

test('a dialog keeps clicks inside, the focus inside, and the page behind still', async ({
  page,
}) => {
  await page.goto('/packages');
  await ready(page);
  await triggerOf(page, 'island-hopping').click();
  const dialog = dialogOf(page, 'island-hopping');
  await dialog.getByRole('heading', { name: 'Overview' }).click();
  await dialog.getByText(labels.groupSize).click();
  await expect(dialog).toBeVisible();

  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(200, 10);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('End');
  expect(await page.evaluate(() => scrollY)).toBe(before);

  for (let press = 0; press < 20; press += 1) {
    await page.keyboard.press('Tab');
    const where = await page.evaluate(() => {
      const active = document.activeElement;
      return active === document.body || Boolean(active?.closest('dialog'));
    });
    expect(where).toBe(true);
  }
});

for (const size of [{ width: 320, height: 568 }, phoneSize, { width: 1440, height: 900 }]) {
  test(`a dialog is between 70 and 92 % of a screen of ${size.width} × ${size.height} high and scrolls inside`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    for (const [route, slug] of [
      ['/topplaces', 'havelock-island'],
      ['/cruise', 'makruzz'],
    ] as const) {
      await page.goto(route);
      await ready(page);
      await triggerOf(page, slug).click();
      const dialog = dialogOf(page, slug);
      await expect(dialog).toBeVisible();
      await expect(dialog).toHaveCSS('opacity', '1');
      const box = await dialog.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(size.height * 0.7 - 1);
      expect(box?.height).toBeLessThanOrEqual(size.height * 0.92 + 1);
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(size.width);
      await expect(dialog.getByRole('button', { name: 'Close', exact: true })).toBeInViewport();
      await expect(dialog.getByRole('link', { name: 'Enquire Now' })).toBeInViewport();
    }
  });
}

test('a reload leads to the page of its own, and Back from there to the list', async ({ page }) => {
  await page.goto('/sightseeing');
  await ready(page);
  await triggerOf(page, 'cellular-jail').click();
  await expect(dialogOf(page, 'cellular-jail')).toBeVisible();
  await page.reload();
  await ready(page);
  await expect(page).toHaveURL('/sightseeing/cellular-jail');
  await expect(page.getByRole('heading', { level: 1, name: 'Cellular Jail' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/sightseeing');
  await expect(page.getByRole('heading', { level: 1, name: 'Sightseeing' })).toBeVisible();
});

test('Back closes the dialog, Forward opens it again, and the page under it stays', async ({
  page,
}) => {
  await page.goto('/cruise');
  await ready(page);
  await page.evaluate(() => {
    document.querySelector('#makruzz')?.setAttribute('data-touched', '');
  });
  await triggerOf(page, 'makruzz').click();
  const dialog = dialogOf(page, 'makruzz');
  // It has its place in history once it is there.
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.goForward();
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL('/cruise/makruzz');
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page).toHaveURL('/cruise');
  await expect(page.locator('#makruzz[data-touched]')).toBeAttached();
});

test('a click with Ctrl, or of the middle button, opens the page in a new tab', async ({
  page,
}) => {
  await page.goto('/packages');
  await ready(page);
  for (const options of [
    { modifiers: ['ControlOrMeta'] as const },
    { button: 'middle' as const },
  ]) {
    const opened = page.context().waitForEvent('page');
    await triggerOf(page, 'island-hopping').click({
      ...options,
      modifiers: [...(options.modifiers ?? [])],
    });
    const tab = await opened;
    await expect(tab).toHaveURL('/packages/island-hopping');
    await expect(tab.getByRole('heading', { level: 1, name: 'Island Hopping' })).toBeVisible();
    await expect(page).toHaveURL('/packages');
    await expect(dialogOf(page, 'island-hopping')).toBeHidden();
    await tab.close();
  }
});

test('a link inside a dialog leads on, and Back leads to the dialog', async ({ page }) => {
  await page.goto('/packages');
  await ready(page);
  await triggerOf(page, 'explore-havelock').click();
  const dialog = dialogOf(page, 'explore-havelock');
  await dialog.getByRole('link', { name: 'Havelock Island' }).click();
  await expect(page).toHaveURL('/topplaces/havelock-island');
  await expect(page.getByRole('heading', { level: 1, name: 'Havelock Island' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/packages/explore-havelock');
  await expect(dialog).toBeVisible();
});

test('from the dialog one comes to the page with more', async ({ page }) => {
  await page.goto('/topplaces');
  await ready(page);
  await triggerOf(page, 'baratang').click();
  await dialogOf(page, 'baratang').getByRole('link', { name: labels.wholePage }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Baratang' })).toBeVisible();
  await expect(page).toHaveURL('/topplaces/baratang');
  await page.goBack();
  await expect(page).toHaveURL(/\/topplaces(\/baratang)?$/);
});

test('where the browser does not know closedby, the backdrop closes all the same', async ({
  page,
}) => {
  await page.addInitScript(() => {
    delete (HTMLDialogElement.prototype as { closedBy?: string }).closedBy;
  });
  await page.route('**/details/cruise/*.txt', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(' closedby="any"', '');
    await route.fulfill({ response, body });
  });
  await page.goto('/cruise');
  await ready(page);
  await triggerOf(page, 'makruzz').click();
  await expect(dialogOf(page, 'makruzz')).not.toHaveAttribute('closedby');
  const dialog = dialogOf(page, 'makruzz');
  await dialog.getByRole('heading', { name: 'Makruzz' }).click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(4, 300);
  await expect(dialog).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const { name, routes, items } of lists) {
    test(`${name}: every card leads to a page that holds all of it`, async ({ page }) => {
      test.setTimeout(120_000);
      for (const { slug, address, heading, texts } of items) {
        await page.goto(routes[0] ?? '/');
        await triggerOf(page, slug).click();
        await expect(page).toHaveURL(address);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        const text = (await page.getByRole('main').textContent()) ?? '';
        for (const part of texts) expect(text, `${slug}: ${part}`).toContain(part);
      }
    });
  }
});
