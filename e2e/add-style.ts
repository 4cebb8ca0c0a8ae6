import type { Page } from '@playwright/test';

/** Adds styles to the page, also where it runs no scripts. Returns what takes them away again. */
export async function addStyle(page: Page, content: string): Promise<() => Promise<void>> {
  const style = await page.evaluateHandle((text) => {
    const element = document.createElement('style');
    element.textContent = text;
    return document.head.appendChild(element);
  }, content);
  return () => style.evaluate((element) => element.remove());
}
