import { expect, test } from '@playwright/test';
import { addStyle } from './add-style';
import { EnquiryFormPage, enquiryForms } from './enquiry-form';
import { laidOut, ready } from './ready';
import { content, desktopSize, itemDialogs, shapedRoutes } from './site';
import { excess, expectFits, listLostTexts, textSpacing } from './small-windows';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// The narrowest phone, and a window of 1280 x 800 at a zoom of 200 %. That no page is wider than
// these is in layout.spec.ts.
const windows = [
  { width: 320, height: 568 },
  { width: 640, height: 400 },
];

for (const size of windows) {
  const name = `${size.width} x ${size.height}`;

  for (const [route, item] of itemDialogs) {
    test(`the details of ${item?.slug} fit into ${name}`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto(route, { waitUntil: 'domcontentloaded' });
      await ready(page);
      await laidOut(page);
      await page.locator(`#${item?.slug} a[data-dialog]`).click();
      await expectFits(page.locator(`#details-${item?.slug}`));
      expect(await excess(page)).toBeLessThanOrEqual(0);
    });
  }

  for (const form of enquiryForms) {
    test(`the ${form.name} form fits into ${name}, also with its errors`, async ({ page }) => {
      await page.setViewportSize(size);
      const enquiry = new EnquiryFormPage(page, form.name);
      await page.goto(form.route, { waitUntil: 'domcontentloaded' });
      await enquiry.show();
      const popup = page.getByRole('dialog', { name: content.labels.bookTrip });
      if (form.name === 'booking') await expectFits(popup);
      await enquiry.button.click();
      await expect(enquiry.alert).not.toBeEmpty();
      if (form.name === 'booking') await expectFits(popup);
      expect(await excess(page)).toBeLessThanOrEqual(0);
    });
  }

  test(`the side menu fits into ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/about', { waitUntil: 'domcontentloaded' });
    await laidOut(page);
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await expectFits(page.locator('#side-menu'));
    expect(await excess(page)).toBeLessThanOrEqual(0);
  });
}

test.describe('with the text spacing of WCAG 1.4.12', () => {
  const narrow = { width: 320, height: 568 };
  test.use({ javaScriptEnabled: false });

  for (const route of [...shapedRoutes, '/nowhere']) {
    test(`${route} loses no text`, async ({ page }) => {
      const lost: string[] = [];
      for (const size of [narrow, desktopSize]) {
        await page.setViewportSize(size);
        await page.goto(route, { waitUntil: 'domcontentloaded' });
        await laidOut(page);
        await addStyle(page, textSpacing);
        const texts = await page.evaluate(listLostTexts);
        lost.push(...texts.map((text) => `${size.width} px: ${text}`));
        if ((await excess(page)) > 0) lost.push(`${size.width} px: scrolls sideways`);
      }
      expect(lost).toEqual([]);
    });
  }

  test('a text that is cut off is found', async ({ page }) => {
    await page.goto('/about');
    await addStyle(page, 'h1 { height: 10px; overflow: hidden }');
    expect(await page.evaluate(listLostTexts)).toEqual([expect.stringContaining('(cut by H1)')]);
  });
});
