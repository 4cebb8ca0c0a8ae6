import assert from 'node:assert/strict';
import { desktop, phone } from '../page';
import { onBoth, onDesktop, onPhone, type Test } from '../test';

const sideMenu = '#side-menu';
const menuButton = 'header button[popovertarget="side-menu"]:not(dialog *)';
const activities = 'header details[data-menu]';
const activitiesLinks = `${activities} ul`;
const popup = '#book-trip';
const popupButton = 'header button[popovertarget="book-trip"]';

export const menuTests: Test[] = [
  ...onPhone('the side menu covers three quarters of the screen', async (page) => {
    await page.visit('/about');
    await page.click(menuButton);
    await page.sees(sideMenu);
    const { x, width } = await page.standsStill(sideMenu);
    assert.equal(x, 0);
    assert.ok(Math.abs(width - phone.width * 0.75) < 1, `it is ${width} px wide`);
    assert.ok(await page.focusIsIn(sideMenu), 'the focus is in the menu');
  }),
  ...onPhone('the side menu closes by Escape, and the focus goes back', async (page) => {
    await page.visit('/about');
    await page.click(menuButton);
    await page.standsStill(sideMenu);
    await page.press('ESCAPE');
    await page.seesNo(sideMenu);
    await page.isFocused(menuButton);
  }),
  ...onPhone('the side menu closes by a click outside, and the focus goes back', async (page) => {
    await page.visit('/about');
    await page.click(menuButton);
    await page.standsStill(sideMenu);
    await page.clickAt(phone.width - 20, 400);
    await page.seesNo(sideMenu);
    await page.isFocused(menuButton);
  }),
  ...onPhone(
    'the side menu closes when a link is chosen, and Back does not reopen it',
    async (page) => {
      await page.visit('/about');
      await page.click(menuButton);
      await page.click(`${sideMenu} a[href="/packages"]`);
      await page.isAt('/packages');
      await page.seesNo(sideMenu);
      await page.back();
      await page.isAt('/about');
      await page.seesNo(sideMenu);
    },
  ),

  ...onDesktop('the Activities menu opens and closes by a click', async (page) => {
    await page.visit('/about');
    await page.click(`${activities} summary`);
    await page.sees(activitiesLinks);
    await page.click(`${activities} summary`);
    await page.seesNo(activitiesLinks);
  }),
  ...onDesktop('the Activities menu closes by Escape, and the focus goes back', async (page) => {
    await page.visit('/about');
    await page.click(`${activities} summary`);
    await page.sees(activitiesLinks);
    await page.press('ESCAPE');
    await page.seesNo(activitiesLinks);
    await page.isFocused(`${activities} summary`);
  }),
  ...onDesktop('the Activities menu closes by a click outside', async (page) => {
    await page.visit('/about');
    await page.click(`${activities} summary`);
    await page.sees(activitiesLinks);
    await page.clickAt(desktop.width / 2, desktop.height - 100);
    await page.seesNo(activitiesLinks);
  }),

  ...onBoth('Book Your Trip opens from the header, 300 px wide, and closes', async (page) => {
    await page.visit('/packages');
    for (const leave of [
      () => page.click(`${popup} button[popovertargetaction="hide"]`),
      () => page.press('ESCAPE'),
      () => page.clickAt(4, 300),
    ]) {
      await page.click(popupButton);
      await page.sees(popup);
      await page.hasName(popup, 'Book Your Trip');
      assert.equal((await page.standsStill(popup)).width, 300);
      await leave();
      await page.seesNo(popup);
      await page.isFocused(popupButton);
      await page.isAt('/packages');
    }
  }),
];
