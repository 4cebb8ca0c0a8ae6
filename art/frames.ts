/**
 * `npm run art:frames`: lists each drawing with the frames in which the last build shows it, the
 * narrowest first, and writes what they show to .generated/art-sheet/frames.html. Where a card's
 * button lies over the picture, the sheet draws it.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { startHost } from '../bench/host';
import { findBrowser } from '../scripts/setup/browser.mjs';
import { type Frame, frameSheet } from './frame-sheet';

const folder = 'out';
const windows = [
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const;

const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .sort();
const pages = names
  .filter((name) => name.endsWith('.html') && !/^(404|_not-found)/.test(name))
  .map((name) => `/${name.replace(/(^index)?\.html$/, '')}`);
const dialogs = names.filter((name) => /^details\/.*\.txt$/.test(name));

const frames: Frame[] = [];
const browser = await chromium.launch({ ...(await findBrowser()), args: ['--no-sandbox'] });
const origin = await startHost(folder);
for (const [width, height] of windows) {
  const context = await browser.newContext({ viewport: { width, height }, bypassCSP: true });
  // Boxes have their sizes without pictures and scripts.
  await context.route(/\.(js|svg|avif|webp)$/, (route) => route.abort());
  const page = await context.newPage();
  const note = async (place: string) => {
    for (const found of await page.evaluate(listFrames)) frames.push({ ...found, place, width });
  };
  for (const address of pages) {
    await page.goto(origin + address, { waitUntil: 'domcontentloaded' });
    await note(address);
  }
  await page.goto(origin, { waitUntil: 'domcontentloaded' });
  for (const name of dialogs) {
    await open(page, readFileSync(`${folder}/${name}`, 'utf8'));
    await note(`dialog ${name.slice('details'.length, -'.txt'.length)}`);
  }
  await context.close();
}
await browser.close();

const { text, html } = frameSheet(frames, '../../public');
const file = '.generated/art-sheet/frames.html';
mkdirSync('.generated/art-sheet', { recursive: true });
writeFileSync(file, html);
console.log(`${text}\nContact sheet: ${file}`);
// Otherwise the host would keep running.
process.exit();

/** Shows an item's dialog in place of the page. */
async function open(page: Page, dialog: string): Promise<void> {
  await page.evaluate((html) => {
    document.body.innerHTML = html;
    document.querySelector('dialog')?.showModal();
  }, dialog);
}

/** The boxes of the drawings on the page, and what lies over them. */
function listFrames(): Omit<Frame, 'place' | 'width'>[] {
  // Otherwise parts far below have no size yet.
  document.documentElement.dataset.rendered = '';
  return [...document.querySelectorAll<HTMLImageElement>('img[src^="/images/"]')].flatMap(
    (image) => {
      const box = image.getBoundingClientRect();
      const button = image
        .closest('article')
        ?.querySelector('.save-on-card')
        ?.getBoundingClientRect();
      const { objectFit, objectPosition } = getComputedStyle(image);
      if (!box.width || !box.height) return [];
      return {
        src: new URL(image.src).pathname,
        box: [Math.round(box.width), Math.round(box.height)] as const,
        position: objectFit === 'cover' ? objectPosition : objectFit,
        button: button?.width
          ? ([button.x - box.x, button.y - box.y, button.width, button.height].map(Math.round) as [
              number,
              number,
              number,
              number,
            ])
          : undefined,
      };
    },
  );
}
