import { phone } from '../page';
import { onBoth, onDesktop, onPhone, type Test, withoutScripts } from '../test';

const cases = [
  { route: '/packages', slug: 'island-hopping' },
  { route: '/topplaces', slug: 'havelock-island' },
  { route: '/cruise', slug: 'makruzz' },
];

/** Menus and dialogs as the browser itself opens and closes them. */
export const scriptlessTests: Test[] = withoutScripts([
  ...cases.flatMap(({ route, slug }) =>
    onBoth(`${route}: a card leads to the page of its item`, async (page) => {
      await page.visit(route);
      await page.click(`#${slug} a[data-dialog="details-${slug}"]`);
      await page.sees('main h1');
      await page.isAt(`${route}/${slug}`);
      await page.seesNo('dialog[open]');
    }),
  ),
  ...onPhone(
    'the side menu opens, and its x, Escape, a click outside and a link close it',
    async (page) => {
      await page.visit('/about');
      for (const leave of [
        () => page.click('#side-menu button[popovertargetaction="hide"]'),
        () => page.press('ESCAPE'),
        () => page.clickAt(phone.width - 20, 400),
        () => page.click('#side-menu a[href="/packages"]'),
      ]) {
        await page.click('header button[popovertarget="side-menu"]:not(dialog *)');
        await page.sees('#side-menu');
        await page.standsStill('#side-menu');
        await leave();
        await page.seesNo('#side-menu');
      }
      await page.isAt('/packages');
    },
  ),
  ...onDesktop('the Activities menu opens and closes by a click', async (page) => {
    await page.visit('/about');
    await page.click('header details[data-menu] summary');
    await page.sees('header details[data-menu] ul');
    await page.click('header details[data-menu] summary');
    await page.seesNo('header details[data-menu] ul');
  }),
  ...onBoth('Book Your Trip opens and closes', async (page) => {
    await page.visit('/packages');
    await page.click('header button[popovertarget="book-trip"]');
    await page.sees('#book-trip');
    await page.click('#book-trip button[popovertargetaction="hide"]');
    await page.seesNo('#book-trip');
  }),
]);
