import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { evenTexts } from './even-texts';
import { settle } from './settle';
import { toSmall } from './store';
import type { Small, View } from './views';

/** A page as it looks: small, and where its headings stand (px), to tell in words what differs. */
export type Look = { small: Small; headings: { text: string; top: number }[] };

/** Opens a route at a width and takes its look. */
export async function open(page: Page, route: string, view: View): Promise<Look> {
  await page.setViewportSize(view);
  await page.goto(route, { waitUntil: 'domcontentloaded' });
  return shoot(page, view);
}

/** Takes the look of the page as it is now. */
export async function shoot(page: Page, view: View): Promise<Look> {
  await settle(page);
  const headings = page.locator('h1:visible, h2:visible, h3:visible');
  const texts = await headings.allInnerTexts();
  await evenTexts(page);
  const tops = await headings.evaluateAll((all) =>
    all.map((heading) => heading.getBoundingClientRect().top + scrollY),
  );
  const screenshot = await page.screenshot({
    fullPage: true,
    animations: 'disabled',
    scale: 'css',
  });
  return {
    small: await toSmall(sharp(screenshot).resize({ width: view.small })),
    headings: texts.map((text, index) => ({ text, top: tops[index] ?? 0 })),
  };
}
