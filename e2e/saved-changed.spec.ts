import { expect, type Page, test } from '@playwright/test';
import { routeOf } from '@/lib/content/query/items';
import { pages } from '@/lib/content/query/site';
import { saveableItems } from '@/lib/content/saveable';
import { routes } from '@/lib/routes';
import { items } from './items';
import {
  changePage,
  type Software,
  translate,
  translated,
  translateInPlace,
} from './other-software';
import { holdScripts, ready } from './ready';
import { desktopSize, phoneSize } from './site';

// The list is shown, hidden and brought into order in a page that other software has changed.

const { list: words } = pages.saved;
const { themedPackage: trip, pricedPackage: otherTrip, sight, beach } = items;
const every = saveableItems().map(routeOf);

/** Puts elements into and beside every button and link, and every other row into an element of its own. */
const wrapRows: Software = (part) =>
  part.evaluate(() => {
    const made = () => document.createElement('ins');
    for (const button of document.querySelectorAll('main :is(a, button), header a')) {
      button.before(made());
      button.prepend(made());
      button.append(made());
      button.after(made());
    }
    for (const row of document.querySelectorAll('main :is(li, tr):nth-child(odd):has(button)')) {
      const wrapper = made();
      row.replaceWith(wrapper);
      wrapper.append(row);
    }
  });

const rows: readonly [string, Software, reads: (text: string) => string][] = [
  ['translated', translate, translated],
  ['translated in place', translateInPlace, translated],
  ['wrapped in parts', wrapRows, (text) => text],
];

for (const [row, [what, software, reads]] of rows.entries()) {
  const sizes = row % 2 ? [desktopSize, phoneSize] : [phoneSize, desktopSize];
  for (const [column, when] of ['before the scripts', 'after them'].entries()) {
    const size = sizes[column] ?? phoneSize;
    test(`a page that is ${what} ${when} keeps its list, at ${size.width} px`, async ({ page }) => {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await page.setViewportSize(size);
      const open = async (route: string) => {
        const isBefore = when === 'before the scripts';
        const release = isBefore ? await holdScripts(page) : () => undefined;
        await page.goto(route, { waitUntil: 'domcontentloaded' });
        if (!isBefore) await isReady(page);
        await changePage(page.locator('main'), [software]);
        release();
        await isReady(page);
        await page.unroute('**/_next/**/*.js');
      };
      const keep = (route: string) => page.locator(`main [data-save="${route}"]`);
      const remove = (route: string) => page.locator(`[data-remove="${route}"]`);
      const part = (name: string) => page.locator(`main [data-part="${name}"]`);
      const count = page.getByRole('banner').locator('[data-saved]');

      await open(trip.list);
      await keep(trip.address).click();
      await keep(otherTrip.address).click();
      await expect(count).toHaveText('2');
      await keep(trip.address).click();
      await expect(count).toHaveText('1');

      const shared = [beach, sight, trip].map(({ address }) => address);
      await open(`${routes.saved}?items=${shared.map((route) => route.slice(1)).join(',')}`);
      await expect(part('shared')).toBeVisible();
      await part('add').click();
      await expect(part('said')).toHaveText(reads(words.added));
      const all = [otherTrip.address, ...shared];
      await expectItems(page, all);
      await expect(count).toHaveText('4');

      await remove(sight.address).click();
      await expectItems(page, [otherTrip.address, beach.address, trip.address]);
      await expect(count).toHaveText('3');
      await expect(part('undo')).toBeFocused();
      await part('undo').click();
      await expectItems(page, all);
      await expect(remove(sight.address)).toBeFocused();

      await part('clear').click();
      await expect(part('said')).toHaveText(reads(words.cleared));
      await expect(part('empty')).toBeVisible();
      await expect(count).toHaveText('');
      await part('undo').click();
      await expectItems(page, all);
      await expect(count).toHaveText('4');

      const list = JSON.stringify([...every, '/packages/atlantis'].reverse());
      await page.evaluate((stored) => localStorage.setItem('kept', stored), list);
      await open(routes.saved);
      await expectItems(page, every);
      await expect(part('gone')).toHaveText(reads(words.gone.one));
      await expect(count).toHaveText(String(every.length));
      expect(errors).toEqual([]);
    });
  }
}

async function isReady(page: Page) {
  await ready(page);
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
}

/** Expects these items, in any order: rows that were wrapped stay where they are. */
async function expectItems(page: Page, list: readonly string[]) {
  const shown = page.locator('main [data-remove]').filter({ visible: true });
  const routes = () => shown.evaluateAll((all) => all.map((it) => it.dataset.remove).sort());
  await expect.poll(routes).toEqual([...list].sort());
}
