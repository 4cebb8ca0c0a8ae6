import { expect, test } from '@playwright/test';
import { routes } from '@/lib/routes/routes';
import { testSite } from '../scripts/test-site.mjs';
import { open, waitForFonts } from './page';
import { items, phoneSize } from './site';

// servers.spec.ts tests hosts that redirect.
test('on a host that only has files, an old address and one in capitals lead to a page', async ({
  page,
}) => {
  const answer = { path: `${testSite}/Contact.html`, contentType: 'text/html' };
  await page.route('**/Contact?*', (it) => it.fulfill(answer));
  for (const from of ['/Contact', '/CONTACT']) {
    await page.goto(`${from}?about=Kayaking#content`);
    await expect(page).toHaveURL('/contact?about=Kayaking#content');
  }
  await page.goto(`${new URL(page.url()).origin}//elsewhere.example/Unknown`);
  await expect(page).toHaveURL(/localhost:\d+\/\/elsewhere\.example\/unknown$/);
});

test('a script that did not load is requested again at a click', async ({ page }) => {
  await page.route('**/_next/**/*.js', (it) => it.abort(), { times: 1 });
  await page.goto(routes.contact);
  const form = page.locator('main form');
  await expect(async () => {
    await form.getByRole('textbox').first().click();
    await expect(form.locator('[type=submit]')).toBeEnabled({ timeout: 1000 });
  }).toPass();
});

test('the header covers no target of an anchor', async ({ page }) => {
  for (const { slug, list } of [items.place, items.ferryOperator, items.flagshipPackage]) {
    await page.goto(`${list}#${slug}`);
    const header = page.getByRole('banner');
    const height = async () => (await header.boundingBox())?.height ?? 0;
    const top = async () => (await page.locator(`#${slug}`).boundingBox())?.y ?? 0;
    const gap = async () => (await top()) - (await height());
    await expect.poll(gap, list).toBeLessThan(200);
    await expect.poll(gap, list).toBeGreaterThanOrEqual(0);
  }
  // At a zoom of 400 %, the header would fill the window.
  await page.setViewportSize({ width: 320, height: 200 });
  await expect(page.getByRole('banner')).not.toBeInViewport();
});

test('Back, a reload and an anchor restore the scroll position', async ({ page }) => {
  await page.setViewportSize(phoneSize);
  const heading = page.locator('main section h2[id]').last();
  const topOf = () => heading.evaluate((it) => it.getBoundingClientRect().top);
  await open(page, routes.packages);
  await waitForFonts(page);
  await heading.evaluate((it) => it.scrollIntoView({ behavior: 'instant' }));
  const top = await topOf();
  const anchor = `${routes.packages}#${await heading.getAttribute('id')}`;
  for (const go of [
    () => page.reload(),
    () => page.goto('/404').then(() => page.goBack()),
    () => page.goto('about:blank').then(() => page.goto(anchor)),
  ]) {
    await go();
    await expect.poll(topOf, String(go)).toBeCloseTo(top, 0);
  }
});
