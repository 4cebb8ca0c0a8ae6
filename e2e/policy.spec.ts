import { expect, test } from '@playwright/test';
import { addDays, dayInIndia } from '@/lib/dates/calendar-day';
import { routes } from '@/lib/routes';
import { openBooking } from './enquiry-form';
import { islandHydrated, open, watchViolations } from './page';
import { cardOf, dialogOf, items } from './site';

// The worker has to be allowed, too.
test.use({ serviceWorkers: 'allow' });

test('the policy refuses nothing while somebody uses the site', async ({ page }) => {
  const found = await watchViolations(page);
  await open(page, routes.home);
  await page.locator('header details[name=menu] summary').first().click();
  for (const carousel of await page.locator('[aria-roledescription="carousel"]').all()) {
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel).toHaveAttribute('data-state', /./);
  }
  await openBooking(page);
  await islandHydrated(page.locator('#book-trip'));
  await open(page, routes.packages);
  await cardOf(page, items.pricedPackage).click();
  const dialog = dialogOf(page, items.pricedPackage);
  await expect(dialog).toBeVisible();
  await dialog.locator('input[name=arrive]').fill(addDays(dayInIndia(), 60));
  await dialog.locator('[data-island=day-form] button').click();
  await expect(dialog.locator('[data-island=dated-trip]')).not.toBeEmpty();
  expect(found).toEqual([]);
});

/** Markup that an attacker might inject, and what the policy reports. */
const injections = {
  '<script>window.intruded = true</script>': 'script-src-elem inline',
  '<img src="/icon.svg" onload="window.intruded = true">': 'script-src-attr inline',
  '<script src="https://evil.example/x.js"></script>': 'script-src-elem https://evil.example/x.js',
  '<iframe src="javascript:top.intruded = true"></iframe>': 'script-src-elem inline',
  '<style>body { color: red }</style>': 'style-src-elem inline',
  '<p style="color: red">x</p>': 'style-src-attr inline',
  '<img src="http://evil.example/x.gif?told">': 'img-src http://evil.example/x.gif?told',
  '<base href="https://evil.example/">': 'base-uri https://evil.example/',
  '<object data="https://evil.example/x"></object>': 'object-src https://evil.example',
};

test('the policy refuses what was put into a page', async ({ page }) => {
  const found = await watchViolations(page);
  await page.route(`**${routes.privacy}`, async (route) => {
    const response = await route.fetch();
    const markup = Object.keys(injections).join('\n');
    const body = (await response.text()).replace('<main', `${markup}<main`);
    await route.fulfill({ response, body });
  });
  await page.goto(routes.privacy);
  // Each one is refused, also of two that are refused alike.
  const notRefused = () => {
    const left = [...found];
    return Object.entries(injections).filter(([, violation]) => {
      const at = left.findIndex((line) => line.startsWith(violation));
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
  };
  await expect.poll(notRefused).toEqual([]);
  expect(await page.evaluate(() => Reflect.get(window, 'intruded'))).toBeUndefined();
  await expect(page.locator('body')).not.toHaveCSS('color', 'rgb(255, 0, 0)');
});
