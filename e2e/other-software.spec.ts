import { test as base, expect, type Page } from '@playwright/test';
import { pages } from '@/lib/content/query/site';
import {
  addIcons,
  changePage,
  linkNumbers,
  markElements,
  type PageChanger,
  removeElements,
  translate,
  translated,
  translateInPlace,
  wrapFields,
  wrapRows,
} from './other-software';
import { holdScripts, islandHydrated, open, ready } from './ready';
import { desktopSize, phoneSize } from './site';
import {
  type Scenario,
  visitCard,
  visitCarousel,
  visitForm,
  visitPriceFilter,
  visitSaved,
  visitSearch,
  visitTrip,
} from './visits';

// Translators, password managers and other add-ons change the pages that people read. Whatever they do,
// and whenever, nothing may be lost: no page, no typed word, no answer.

type Visits = Record<string, (page: Page) => Scenario>;

/** What React renders: the popup and the contact form are one component, and take turns. */
const popup: Visits = { 'the popup': (page) => visitForm(page, 'booking') };
const form: Visits = { 'the contact form': (page) => visitForm(page, 'contact') };
const testimonials: Visits = { 'the testimonials': (page) => visitCarousel(page, 'testimonials') };
const saved: Visits = { 'the saved list': visitSaved };
const islands = { ...popup, ...form, ...testimonials, ...saved };

/** What plain scripts work on. */
const enhancements: Visits = {
  'the price filter': visitPriceFilter,
  'the search': visitSearch,
  'a trip': visitTrip,
  'a card': visitCard,
};

const hero: Visits = { 'the hero': (page) => visitCarousel(page, 'hero') };

type Row = readonly [what: string, software: readonly PageChanger[], parts: Visits];

/**
 * What is done before the scripts come. Of islands, components/islands/hydrate.test.tsx asks what else
 * may have been done: React draws them anew.
 */
const before: readonly Row[] = [
  ['a translation', [translate], { ...islands, ...enhancements }],
  ['a translation in place', [translateInPlace], popup],
];

/** What is done when they have taken over. */
const after: readonly Row[] = [
  ['a translation', [translate], { ...form, ...testimonials, ...saved }],
  [
    'all other changes',
    [removeElements, markElements, addIcons, wrapFields, wrapRows, linkNumbers, translateInPlace],
    { ...islands, ...enhancements, ...hero },
  ],
];

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

for (const [row, [what, software, parts]] of before.entries()) {
  for (const [column, [part, visitPart]] of Object.entries(parts).entries()) {
    const size = sizeFor(row + column);
    test(`${what} before the scripts: ${part} at ${size.width} px`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.clock.install();
      const visit = visitPart(page);
      const release = await holdScripts(page);
      await page.goto(visit.route, { waitUntil: 'domcontentloaded' });
      await changePage(visit.part, software);
      await visit.begin();
      release();
      await (part in islands ? islandHydrated(visit.part) : ready(page));
      await visit.expectKept?.();
      await visit.use(readsAfter(software));
    });
  }
}

for (const [row, [what, software, parts]] of after.entries()) {
  for (const [column, [part, visitPart]] of Object.entries(parts).entries()) {
    const size = sizeFor(row + column);
    test(`${what} after the scripts: ${part} at ${size.width} px`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.clock.install();
      const visit = visitPart(page);
      await open(page, visit.route);
      await visit.begin();
      if (part in islands) await islandHydrated(visit.part);
      await changePage(visit.part, software);
      await visit.use(readsAfter(software));
    });
  }
}

/** Phones and desktops by turns. */
function sizeFor(number: number) {
  return number % 2 ? desktopSize : phoneSize;
}

/** How words read when the page has been changed. */
function readsAfter(software: readonly PageChanger[]) {
  const translates = software.includes(translate) || software.includes(translateInPlace);
  return translates ? translated : (text: string) => text;
}
