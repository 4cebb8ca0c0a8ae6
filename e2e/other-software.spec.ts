import { test as base, expect, type Page } from '@playwright/test';
import { pages } from '@/lib/content/query/site';
import {
  addIcons,
  changePage,
  type PageChanger,
  translate,
  translated,
  translateInPlace,
  wrapFields,
} from './other-software';
import { holdScripts, islandHydrated, open, ready } from './ready';
import { desktopSize, phoneSize } from './site';
import { visitCarousel, visitForm, visitSaved, visitSearch, visitTrip } from './visits';

// Translators and password managers change the pages that people read. Whatever they do, and whenever,
// nothing may be lost: no page, no typed word, no answer. The popup and the contact form are one component.

const islands = {
  'the contact form': (page: Page) => visitForm(page, 'contact'),
  'the testimonials': (page: Page) => visitCarousel(page, 'testimonials'),
  'the saved list': visitSaved,
  'the search': visitSearch,
  'a trip': visitTrip,
};

/** What is done before the scripts come, and what when they have taken over. */
const before = { what: 'a translation', software: [translate] };
const after = {
  what: 'a translation in place and a password manager',
  software: [addIcons, wrapFields, translateInPlace],
};

const test = base.extend<{ wholePage: undefined }>({
  wholePage: [
    async ({ page }, use) => {
      const losses: string[] = [];
      page.on('pageerror', ({ message }) => losses.push(message));
      await use(undefined);
      losses.push(...(await page.evaluate(listLosses, pages.notFound.heading)));
      expect(losses, 'The page has lost nothing').toEqual([]);
    },
    { auto: true },
  ],
});

/** The parts of every page that are not there, and what stands there when React has given up. */
function listLosses(noPage: string): string[] {
  const parts = ['header', 'main h1', 'footer', '.contact-bar a[href*=wa]'];
  const headings = [...document.querySelectorAll('h1')].map((heading) => heading.textContent ?? '');
  return [
    ...parts.filter((part) => !document.querySelector(part)),
    ...headings.filter((heading) => heading.toUpperCase() === noPage.toUpperCase()),
  ];
}

for (const [index, [part, visitPart]] of Object.entries(islands).entries()) {
  // Phones and desktops by turns.
  const size = index % 2 ? desktopSize : phoneSize;

  test(`${before.what} before the scripts: ${part} at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.clock.install();
    const visit = visitPart(page);
    const release = await holdScripts(page);
    await page.goto(visit.route, { waitUntil: 'commit' });
    await page.locator('footer').waitFor({ state: 'attached' });
    await changePage(visit.part, before.software);
    await visit.begin();
    release();
    await ready(page);
    // Islands that are merely visible wait for somebody who uses the page.
    await page.mouse.move(1, 300);
    await page.mouse.move(1, 310);
    await islandHydrated(visit.part);
    await visit.expectKept?.();
    await visit.use(readsAfter(before.software));
  });

  test(`${after.what} after the scripts: ${part} at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.clock.install();
    const visit = visitPart(page);
    await open(page, visit.route);
    await visit.begin();
    await changePage(visit.part, after.software);
    await visit.use(readsAfter(after.software));
  });
}

/** How words read when the page has been changed. */
function readsAfter(software: readonly PageChanger[]) {
  const translates = software.includes(translate) || software.includes(translateInPlace);
  return translates ? translated : (text: string) => text;
}
