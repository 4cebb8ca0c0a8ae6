import { expect, type Page, test } from '@playwright/test';
import { company, labels, navigation } from '@/lib/content/query/all-content';
import { routes } from '@/lib/routes/routes';
import { openBooking } from './enquiry-form';
import { listAxeViolations, open } from './page';
import { desktopSize, phoneSize } from './site';

const { main, activities, plan, contact } = navigation;
const banner = (page: Page) => page.getByRole('banner');
const menu = (page: Page) => banner(page).locator('summary').first();
const menuLinks = (page: Page) => banner(page).locator('details').first().locator('a');
const sideMenu = (page: Page) => page.getByRole('dialog', { name: company.greeting });
const bookingDialog = (page: Page) => page.getByRole('dialog', { name: labels.contact.booking });
const opener = (page: Page) => page.getByRole('button', { name: labels.layout.openMenu });
const sideLink = (page: Page, href: string) => sideMenu(page).locator(`a[href="${href}"]`);

const chosen = main.find(({ href }) => href !== routes.home)?.href ?? '';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('menus and the booking dialog open and close, and their links work', async ({ page }) => {
      await test.step('the Activities menu, which closes when another opens', async () => {
        await page.setViewportSize(desktopSize);
        await page.goto(routes.privacy);
        await expect(menuLinks(page).first()).toBeHidden();
        await expect(opener(page)).toBeHidden();
        await menu(page).click();
        await expect(menuLinks(page)).toHaveText(activities.links.map(({ label }) => label));
        if (javaScriptEnabled) {
          expect(await listAxeViolations(page, 'header')).toEqual([]);
        }
        await banner(page).locator('summary', { hasText: plan.label }).click();
        await expect(menuLinks(page).first()).toBeHidden();
        await expect(banner(page).getByRole('link', { name: plan.links[0]?.label })).toBeVisible();
        await menu(page).click();
        await menuLinks(page).first().click();
        await expect(page).toHaveURL(activities.links[0]?.href ?? '');
        await expect(menuLinks(page).first()).toBeHidden();
      });
      await test.step('the side menu, with the same links', async () => {
        await page.setViewportSize(phoneSize);
        await opener(page).click();
        const links = [...main, ...activities.links, ...plan.links, contact];
        await expect(sideMenu(page).getByRole('link')).toHaveText(links.map(({ label }) => label));
        await sideLink(page, chosen).click();
        await expect(page).toHaveURL(chosen);
        await expect(sideMenu(page)).toBeHidden();
      });
      await test.step('the booking dialog, on every screen', async () => {
        for (const size of [phoneSize, desktopSize]) {
          await page.setViewportSize(size);
          await openBooking(page);
          if (javaScriptEnabled) await expect(sideMenu(page)).toBeHidden();
          await expect(bookingDialog(page), 'as specified').toHaveCSS('width', '300px');
          await bookingDialog(page).getByRole('button', { name: labels.general.close }).click();
          await expect(bookingDialog(page)).toBeHidden();
        }
      });
    });
  });
}

test('the side menu is modal, and closes in five ways', async ({ page }) => {
  await page.setViewportSize(phoneSize);
  await open(page, chosen);
  for (const [way, leave] of [
    ['its button', () => sideMenu(page).getByLabel(labels.layout.closeMenu).click()],
    ['Escape', () => page.keyboard.press('Escape')],
    ['a click outside', () => page.mouse.click(phoneSize.width - 20, 400)],
    ['Back', () => page.goBack()],
  ] as const) {
    await test.step(`${way} closes it, and returns the focus`, async () => {
      await opener(page).click();
      await expect(sideMenu(page)).toHaveCSS('left', '0px');
      await expect(sideMenu(page)).toHaveCSS('width', `${phoneSize.width * 0.75}px`);
      await leave();
      await expect(sideMenu(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();
    });
  }
  await test.step('a wider window closes it', async () => {
    await opener(page).click();
    expect(await listAxeViolations(page, '#side-menu')).toEqual([]);
    await page.setViewportSize(desktopSize);
    await banner(page).locator(`nav a[href="${contact.href}"]`).first().click();
    await expect(page).toHaveURL(contact.href);
  });
});

// pages.spec.ts tests that the bar covers nothing on each page.
test('the bar is hidden while typing, after sending and in print, and the booking dialog covers it', async ({
  page,
}) => {
  await page.setViewportSize(phoneSize);
  await open(page, routes.contact);
  const bar = page.locator(':is(.contact-bar, .bar-action):visible');
  const form = page.locator('main form');
  await form.getByRole('textbox').first().focus();
  await expect(bar).toHaveCount(0);
  // Date fields have a picker instead of a keyboard that would cover the bar.
  await form.locator('input[type=date]').first().focus();
  await expect(bar.first()).toBeVisible();
  // Pressing the button blurs the field. If the bar came back now, it would take the click.
  const send = form.locator('[type=submit]:enabled');
  await form.getByRole('textbox').first().focus();
  await send.evaluate((it) => scrollBy(0, it.getBoundingClientRect().bottom - innerHeight + 8));
  await send.hover();
  await page.mouse.down();
  await expect(bar).toHaveCount(0);
  await page.mouse.up();
  await expect(form.getByRole('alert')).not.toBeEmpty();
  await expect(bar).toHaveCount(0);
  await open(page, routes.home);
  await page.locator('.bar-action:visible').click();
  await expect(page.locator('#booking:modal')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(bar).toHaveCount(0);
});
