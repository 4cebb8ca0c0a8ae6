import type { Page } from '@playwright/test';

/**
 * Adds styles to the page, also where it runs no scripts. Returns a function that removes them.
 * Adds no element, because the page's policy blocks it.
 */
export async function addStyle(page: Page, content: string): Promise<() => Promise<void>> {
  const style = await page.evaluateHandle((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  }, content);
  return () =>
    style.evaluate((sheet) => {
      const { adoptedStyleSheets } = document;
      document.adoptedStyleSheets = adoptedStyleSheets.filter((other) => other !== sheet);
    });
}
