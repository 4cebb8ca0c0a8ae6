import type { Page } from '@playwright/test';

/**
 * Adds styles to the page, also where it runs no scripts. Returns what takes them away again.
 * Not by an element: the page's policy lets none in.
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
