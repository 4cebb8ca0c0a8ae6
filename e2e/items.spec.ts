import { expect, test } from '@playwright/test';
import { getItems, type Item, itemsOf, parentOf, routeOf } from '@/lib/content/query/items';
import { company, labels, navigation } from '@/lib/content/query/site';
import { itemsWithDialog, itemTypeOf } from '@/lib/item-types/item-types';
import {
  answersOf,
  dialogAt,
  dialogs,
  notFoundPages,
  pageAt,
  pages,
  textOf,
} from './exported-site';

// Checks without scripts that the pages show all of the content in e2e/content.

/** Fields that no reader of a page sees: names of files, days and other entries, words for engines or a table. */
const unseen =
  /^(type|collection|slug|updated|date|src|author|summary|places|ferries|sees|includes|landBy|stay|island|side|way|from|to|fleet|operators|related|alsoCalled|special)$/;

/** Every text of an item that people read, pictures’ descriptions included. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (unseen.test(key) ? [] : textsOf(inner)));
}

const mainOf = (route: string) => {
  const main = pageAt(route).root.querySelector('main');
  if (!main) throw new Error(`${route} has no main part`);
  return main;
};
const cardOf = ({ slug }: { slug: string }, route: string) => mainOf(route).getElementById(slug);

/** The texts of a list that are not in another text. */
const missing = (texts: readonly string[], text: string) =>
  texts.filter((one) => !text.includes(one));

/** Fields that the dialog of a type leaves out, unlike card and page; other types leave out those of a sight. */
const notInDialogs: Partial<Record<Item['type'], string[]>> = {
  package: ['description', 'name', 'itinerary', 'ask'],
  place: ['title'],
  beach: ['shortDescription'],
  operator: ['title'],
  ferryRoute: ['title'],
};

test('the page and the card of an item hold all its texts', () => {
  const faults = getItems().flatMap((item) => {
    const card = textOf(cardOf(item, parentOf(item) ?? '/'));
    return missing(textsOf(item), textOf(mainOf(routeOf(item))) + card);
  });
  expect(faults).toEqual([]);
});

test('the dialog of an item holds its texts but those that stand on its card', () => {
  const faults = itemsWithDialog().flatMap((item) => {
    const left = notInDialogs[item.type] ?? ['heading', 'shortDescription'];
    const fields = Object.entries(item).filter(([key]) => !left.includes(key));
    return missing(textsOf(Object.fromEntries(fields)), dialogAt(routeOf(item)).text);
  });
  expect(faults).toEqual([]);
});

test('the list page of an item has its card, which leads to its page and opens its dialog', () => {
  const onHome = ['package', 'operator', 'ferryRoute'];
  for (const item of itemsWithDialog()) {
    for (const route of [parentOf(item) ?? '', ...(onHome.includes(item.type) ? ['/'] : [])]) {
      const card = cardOf(item, route);
      expect(card?.querySelector('h3')?.textContent.replaceAll('\u00a0', ' '), item.slug).toBe(
        itemTypeOf(item).heading(item),
      );
      expect(textOf(card), item.slug).toContain('Last updated 3 mins ago');
      const link = card?.querySelector(`a[data-dialog][href="${routeOf(item)}"]`);
      expect(link?.textContent).toBe(itemTypeOf(item).dialogTitle);
      // The link's name has all that the card is called: several trips have the same heading.
      const [own, called] = link?.getAttribute('aria-labelledby')?.split(' ') ?? [];
      expect(own).toBe(link?.id);
      const name = textOf(card?.querySelector(`[id="${called}"]`) ?? null);
      expect(name).toContain(itemTypeOf(item).heading(item));
      if (item.type === 'package') expect(name).toContain(item.name ?? '');
    }
  }
});

test('the details and the page of an item lead to an enquiry about it, in a new tab', () => {
  for (const item of itemsWithDialog()) {
    for (const { root } of [pageAt(routeOf(item)), dialogAt(routeOf(item))]) {
      const link = root.querySelector('a[href^="/contact?"]');
      const address = new URL(link?.getAttribute('href') ?? '', 'http://localhost');
      expect(link?.textContent).toContain('Enquire Now');
      expect(link?.getAttribute('target')).toBe('_blank');
      expect(address.searchParams.get('about')).toContain(itemTypeOf(item).heading(item));
      expect(address.searchParams.get('item')).toBe(routeOf(item));
    }
  }
});

const prices = {
  'family-2-nights': ['₹22,500', '₹26,500'],
  'family-2-nights-grandparents': ['₹49,999', '₹1,05,000'],
  'reef-week': ['₹ On Request', undefined],
};

for (const [slug, expected] of Object.entries(prices)) {
  test(`${slug} costs ${expected.join(' instead of ')} on its cards, its page and in its dialog`, () => {
    const route = `/packages/${slug}`;
    // A sum is at the top of the page, a price on request beside the text.
    const own = mainOf(route).querySelector('strong')?.parentNode;
    const cards = [cardOf({ slug }, '/'), cardOf({ slug }, '/packages')];
    for (const place of [...cards, own, dialogAt(route).root]) {
      const shown = ['strong', 's'].map((tag) => place?.querySelector(tag)?.textContent);
      expect(shown).toEqual(expected);
    }
  });
}

test('an operator has the links to its schedules, or a fold that says that there is none', () => {
  const [blue, green] = itemsOf('operator').map(routeOf);
  for (const { root, text } of [pageAt(blue ?? ''), dialogAt(blue ?? '')]) {
    expect(root.querySelectorAll('a[href="https://sailings.example/"]')).toHaveLength(1);
    expect(text).not.toContain(labels.noSchedule);
  }
  for (const { root } of [pageAt(green ?? ''), dialogAt(green ?? '')]) {
    const folds = root.querySelectorAll('details:not([open])');
    const fold = folds.find((one) => one.querySelector('summary')?.text === labels.schedule);
    expect(root.querySelectorAll('a[href="https://sailings.example/"]')).toHaveLength(0);
    expect(textOf(fold ?? null)).toContain(labels.noSchedule);
  }
});

/** Texts of the fixed pages, as a reader sees them. */
const words = {
  '/': 'What slide Four is about, in a line. | Packages from ₹22,500 | Awards 25+ | Tours 970+ | Travellers 10000+ | Team Members 50+ | What there is to see.',
  '/packages': 'HOME / PACKAGES | What the figures mean. | All (6)',
  '/topplaces':
    'HOME / BEST PLACES | These words are examples. | Tara liked the boat | Meera, Pune',
  '/cruise': '100–120 min | Report: a rule.',
  '/ferry-cancelled':
    'Ask at the counter. | In the first hour | First the counter | +91 3192 000 001',
  '/flights':
    'Discover Your New Adventure in one line. | Ant Air | Gnu Air flies now and then | We answer by e-mail',
  '/contact':
    'hello@blue-lagoon.example | +91 3192 000 001 | +91 3192 000 002 | South Andaman 744101',
  '/about': 'We answer | We say no | We stay',
  '/blogs': 'By Asha | 20 February 2026 | By The desk | 15 January 2026',
  '/blogs/when-the-rain-comes': 'written by Asha on 20 February 2026 | Three days by boat',
  '/carrental': 'Quick Links / Car Rental',
  '/privacy': 'For 12 months. This period is an example. | Why we ask: Contact.',
};

test('the pages say what they have to', () => {
  const faults = Object.entries(words).flatMap(([route, texts]) =>
    missing(texts.split(' | '), textOf(mainOf(route))),
  );
  expect(faults).toEqual([]);
});

test('every page has the menus, the footer and the ways to reach the company', () => {
  const { main, activities, plan, contact, footer } = navigation;
  const menu = [...main, ...activities.links, ...plan.links, contact];
  const expected = {
    'header > div > nav a': menu,
    '#side-menu a': menu,
    'footer nav a': [...plan.links, ...footer.flatMap(({ links }) => links)],
    'aside a': [{ href: 'tel:+913192000001' }, { href: 'https://wa.me/913192000001' }],
  };
  const faults = answersOf([...pages, ...notFoundPages], ({ root, text }) => [
    ...Object.entries(expected).flatMap(([selector, links]) => {
      const found = root.querySelectorAll(selector).map((link) => link.getAttribute('href'));
      const addresses = found.map((href) => href?.replace(/\?.*/, ''));
      return links.map(({ href }) => href).filter((href) => !addresses.includes(href));
    }),
    ...missing(['Hello, guest', 'Book Your Trip', '© 2024'], text),
    ...missing([company.email, ...company.phones], text),
  ]);
  expect(faults).toEqual([]);
});

test('no page shows a pattern that was not filled in, or a value that is none', () => {
  const faults = answersOf([...pages, ...dialogs], ({ text }) => {
    // The worker fills these.
    const filled = Object.values(labels.copies).reduce((all, one) => all.replace(one, ''), text);
    return filled.match(/[{}]|undefined|\bNaN\b|\[object|Invalid Date/g) ?? [];
  });
  expect(faults).toEqual([]);
});
