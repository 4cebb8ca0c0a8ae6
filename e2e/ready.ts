import { expect, type Page } from '@playwright/test';

/** Waits until the scripts have taken over: from then on the document listens. */
export async function ready(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
}
