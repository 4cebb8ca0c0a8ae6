import { expect, test } from '@playwright/test';
import { routes } from '@/lib/routes/routes';
import { listOutside } from './layout';
import { expectNoOverflow, open, setFontSize, waitForFonts } from './page';
import { cardOf, dialogOf, items, smallestSize } from './site';

// pages.spec.ts enlarges the letters of all fixed pages.

test.use({ viewport: smallestSize });
test.beforeEach(({ page }) => setFontSize(page, 24));

test('dialogs fit the narrowest phone', async ({ page }) => {
  await open(page, items.package.list);
  await expectNoOverflow(page);
  for (const [opener, dialog] of [
    [page.locator('.bar-action'), page.locator('#booking')],
    [cardOf(page, items.package), dialogOf(page, items.package)],
  ] as const) {
    await opener.click();
    await expect(dialog).toBeVisible();
    await expect.poll(() => dialog.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
    expect(await page.evaluate(listOutside, 'dialog :is(a, button, input, textarea)')).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

test('the labels of a party have room on the narrowest phone', async ({ page }) => {
  await open(page, items.package.route);
  const party = page.locator('label:has([name=adults], [name=children], [name=toddlers])');
  await expect(party).toHaveCount(3);
  const issues = (all: Element[]) => all.filter((it) => it.scrollWidth > it.clientWidth).length;
  expect(await party.evaluateAll(issues)).toBe(0);
});

test('a trip prints on one sheet, help with cancelled ferries on two', async ({ page }) => {
  const countSheets = async () => {
    await waitForFonts(page);
    const pdf = await page.pdf({ format: 'A4' });
    return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;
  };
  await page.clock.setFixedTime('2026-11-22');
  await open(page, `${items.package.route}?arrive=2027-01-12`);
  await expect(page.locator('[data-island=day-by-day] li').first()).toBeVisible();
  expect(await countSheets()).toBe(1);
  await open(page, routes.ferryCancelled);
  expect(await countSheets()).toBe(2);
});
