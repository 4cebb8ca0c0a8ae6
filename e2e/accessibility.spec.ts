import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { ready } from './ready';
import { content, desktopSize, everyRoute, phoneSize } from './site';

// Motion would be measured half-way: the pages are looked at as they come to rest.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [name, viewport] of Object.entries({ phone: phoneSize, desktop: desktopSize })) {
  for (const route of [...everyRoute, '/nowhere']) {
    test(`axe finds nothing on ${route} (${name})`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(route);
      expect(await violations(page)).toEqual([]);
    });
  }
}

// One dialog of each kind on every page that has it; their texts are looked at elsewhere.
const dialogs = [
  ['/packages', content.familyPackages[0]],
  ['/packages', content.themedPackages[0]],
  ['/topplaces', content.topPlaces[1]],
  ['/watersports', content.waterSports[0]],
  ['/watersports', content.beaches[0]],
  ['/sightseeing', content.attractions[4]],
  ['/cruise', content.operators[4]],
  ['/cruise', content.ferryRoutes[0]],
  ['/', content.ferryRoutes[0]],
] as const;

for (const [name, viewport] of Object.entries({ phone: phoneSize, desktop: desktopSize })) {
  for (const [route, item] of dialogs) {
    test(`axe finds nothing in ${item?.slug} on ${route} (${name})`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(`${route}#details-${item?.slug}`);
      await expect(page.locator(`#details-${item?.slug}`)).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  }
}

test('axe finds nothing with the menus open', async ({ page }) => {
  await page.setViewportSize(desktopSize);
  await page.goto('/');
  await page.getByRole('banner').getByText('Activities').click();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize(phoneSize);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  expect(await violations(page)).toEqual([]);
});

for (const [name, viewport] of Object.entries({ phone: phoneSize, desktop: desktopSize })) {
  test(`axe finds nothing in the Book Your Trip popup, also after a failed try (${name})`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await ready(page);
    await page.getByRole('banner').getByRole('button', { name: 'Book Your Trip' }).click();
    const popup = page.getByRole('dialog', { name: 'Book Your Trip' });
    await expect(popup).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await popup.getByRole('button', { name: 'Book Now' }).click();
    await expect(popup.getByRole('alert')).not.toBeEmpty();
    expect(await violations(page)).toEqual([]);
  });
}

/** One line for each element that a rule complains of. */
async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}
