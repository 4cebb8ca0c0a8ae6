import assert from 'node:assert/strict';
import { content } from '../../e2e/site';
import type { Page } from '../page';
import { onBoth, type Test } from '../test';

const { labels } = content;

/** One dialog of each list. */
const cases = [
  { route: '/packages', slug: 'island-hopping', name: `${labels.packageDetails} Island Hopping` },
  {
    route: '/topplaces',
    slug: 'havelock-island',
    name: `${labels.placeDetails} ${content.topPlaces.find(({ slug }) => slug === 'havelock-island')?.name}`,
  },
  { route: '/cruise', slug: 'makruzz', name: `${labels.ferryDetails} Makruzz` },
];

/** The ways out of a dialog, each as a visitor takes it. */
const waysOut: Record<string, (page: Page, dialog: string) => Promise<unknown>> = {
  'its x': (page, dialog) => page.click(`${dialog} button[aria-label^="Close: "]`),
  'its button Close': (page, dialog) =>
    page.click(`${dialog} button[popovertargetaction="hide"]:not([aria-label])`),
  Escape: (page) => page.press('ESCAPE'),
  'a click on the backdrop': (page) => page.clickAt(4, 300),
  Back: (page) => page.back(),
};

const isModal = (page: Page, dialog: string) =>
  page.run<boolean>('return document.querySelector(arguments[0]).matches(":modal")', dialog);

export const dialogTests: Test[] = cases.flatMap(({ route, slug, name }) => {
  const dialog = `#details-${slug}`;
  const address = `${route}/${slug}`;
  const link = `#${slug} a[data-dialog="details-${slug}"]`;

  const everyWayOut = Object.entries(waysOut).flatMap(([way, leave]) =>
    onBoth(`${route}: a dialog opens by a click, and ${way} closes it`, async (page) => {
      await page.visit(route);
      await page.run(
        'document.querySelector(arguments[0]).scrollIntoView({ block: "center", behavior: "instant" })',
        link,
      );
      const before = await page.scrollTop();
      assert.ok(before > 0, 'the card is far enough down to notice a jump');
      await page.click(link);
      await page.sees(dialog);
      await page.isAt(address);
      await page.hasName(dialog, name);
      assert.ok(await isModal(page, dialog), 'the page behind is inert');
      assert.ok(await page.focusIsIn(dialog), 'the focus is in the dialog');
      assert.equal(await page.scrollTop(), before, 'opening it has not scrolled the page');
      await page.standsStill(dialog);
      await leave(page, dialog);
      await page.seesNo(dialog);
      await page.isAt(route);
      await page.isFocused(link);
      assert.equal(await page.scrollTop(), before, 'closing it has not scrolled the page');
    }),
  );

  return [
    ...everyWayOut,
    ...onBoth(`${route}: a click inside a dialog does not close it`, async (page) => {
      await page.visit(route);
      await page.click(link);
      await page.click(`${dialog} h2`);
      await page.click(`${dialog} h3`);
      await page.click(`${dialog} p`);
      assert.ok(await isModal(page, dialog), 'the dialog is still open');
      await page.isAt(address);
    }),
    ...onBoth(`${route}: a shared address leads to the page of the item`, async (page) => {
      await page.visit(address);
      await page.sees('main h1');
      await page.isAt(address);
    }),
  ];
});
