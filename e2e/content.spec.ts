import path from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'node-html-parser';
import {
  about,
  airlines,
  company,
  emergency,
  ferryCancelled,
  guide,
  heroSlides,
  labels,
  navigation,
  openingHours,
  phrases,
  privacy,
  questionGroups,
  seasons,
  terms,
  testimonials,
} from '@/lib/content/query/all-content';
import { allItems, type Item, routeOf } from '@/lib/content/query/items';
import { routes } from '@/lib/routes/routes';
import { need } from '@/test/need';
import {
  answersOf,
  dialogAt,
  dialogs,
  notFoundPages,
  pageAt,
  pages,
  textOf,
} from './exported-site';

// Checks, without a browser, that the exported pages show all content in e2e/content.

/** Values that visitors don't read: names in the code, slugs, addresses, days and times. */
const code = /^([a-z][\w-]*|\/\S+|https:\S+|\d[\d:-]*)$/;
/** Fields that only search engines and the site's search use. */
const unseen = ['summary', 'aliases'];

/** All texts of an entry that visitors read, including text alternatives. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return code.test(value) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    unseen.includes(key) ? [] : textsOf(inner),
  );
}

const mainOf = (route: string) => {
  const main = pageAt(route).root.querySelector('main');
  if (!main) throw new Error(`${route} has no main part`);
  return main;
};
const mainText = (route: string) => textOf(mainOf(route));
const cardOf = ({ slug }: { slug: string }, route: string) => mainOf(route).getElementById(slug);

/** The texts of a list that another text, with single spaces, doesn't contain. */
const missing = (texts: readonly string[], text: string) =>
  texts.filter((one) => !text.includes(one.replace(/\s+/g, ' ')));

/** The routes of the fixed pages, with the content that they show. */
const contentOf: [route: string, ...content: unknown[]][] = [
  [routes.home, heroSlides],
  [routes.places, testimonials],
  [routes.flights, airlines.map(({ name, note = '' }) => [name, note])],
  [routes.about, about],
  [routes.contact, company.address, company.phones, company.email],
  [routes.privacy, privacy],
  [routes.prices, terms, 'First 30 10 %', 'Last 30 all of it'],
  [
    routes.whenToGo,
    seasons.summary,
    seasons.months.map(({ name, rain, rainyDays }) => [name, `${rain} mm, ${rainyDays} days`]),
    openingHours.map(({ name }) => name),
  ],
  [routes.beforeYouTravel, guide],
  [routes.questions, questionGroups],
  [routes.ferryCancelled, ferryCancelled, emergency],
  [routes.phrases, phrases],
];

for (const [route, ...content] of contentOf) {
  test(`${route} shows all of its texts`, () => {
    // Texts with values in { } are in the list below.
    const texts = textsOf(content).filter((text) => !text.includes('{'));
    expect(texts.length).toBeGreaterThan(1);
    expect(missing(texts, mainText(route))).toEqual([]);
  });
}

/** Texts that pages compose from several values. (For opening hours, see lib/dates/closures.test.ts.) */
const sentences = {
  [routes.home]:
    'Packages from ₹19,000 | Awards 25+ | Tours 970+ | Travellers 10000+ | Team Members 50+ | Two who like quiet In a villa',
  [routes.packages]:
    'Two who like quiet In a villa | Two with little time 2 Nights & 3 Days | Price note | All (6) | ₹30,200 Instead of ₹36,000 per person | ₹ On Request Call us',
  [routes.compare]:
    'HOME / COMPARE | 1 Port Blair 1 North Island 2 None 2 pm Any day | 1 Port Blair 1 North Island 2 1 11 am All days but Wednesdays',
  [routes.places]: 'HOME / PLACES | These words are examples. | sail November to May',
  [routes.sights]: 'Closed on Wednesdays',
  [routes.ferries]: '100–120 min | Report: a rule.',
  [routes.ferryCancelled]: 'In the first hour | +91 3192 000 001',
  [routes.prices]: 'You cancel A couple Head Couple',
  [routes.posts]: 'By Asha | 20 February 2026 | By The desk | 15 January 2026',
  [routes.whenToGo]:
    'Spring holidays | Lantern night: 20 April 2097 | Old Jail Closed Wednesdays Hours 9 am to noon',
  [routes.privacy]: `For 12 months. | ${labels.examples.tag}`,
  '/blogs/when-the-rain-comes': 'written by Asha on 20 February 2026 | Three days by boat',
  '/carrental': 'Quick Links / Car Rental',
  '/packages/harbour-days': `Value ₹38,000 two adults | 11 am. Later? | ${labels.itinerary.stormy}`,
};

test('pages show the sentences that they compose', () => {
  const issues = Object.entries(sentences).flatMap(([route, texts]) =>
    missing(texts.split(' | '), mainText(route)),
  );
  expect(issues).toEqual([]);
  // Busy days in the past are not shown.
  expect(mainText(routes.whenToGo)).not.toContain('April 2026');
});

/** Fields that the dialogs of each type leave out. Types that are not listed leave out the same fields as sights. */
const notInDialogs: Partial<Record<Item['type'], string[]>> = {
  package: ['points', 'name', 'itinerary', 'planner', 'bookEarly', 'safety', 'sellingPoint'],
  place: ['subtitle'],
  beach: ['description'],
  ferryOperator: ['subtitle'],
  ferryRoute: ['subtitle'],
};

test('the page and card of an item show all its texts, its dialog those that the card lacks', () => {
  const onPages = allItems.flatMap((item) => {
    const route = routeOf(item);
    const page = parse(mainOf(route).outerHTML);
    for (const card of page.querySelectorAll('.card')) card.remove();
    // Only the comparison says what is special about a trip.
    const parts = [page, cardOf(item, path.dirname(route)), cardOf(item, routes.compare)];
    return missing(textsOf(item), parts.map(textOf).join(' '));
  });
  const inDialogs = dialogs.flatMap(({ route, text }) => {
    const item = need(allItems.find((one) => routeOf(one) === route));
    const left = notInDialogs[item.type] ?? ['heading', 'description'];
    const fields = Object.entries(item).filter(([key]) => !left.includes(key));
    return missing(textsOf(Object.fromEntries(fields)), text);
  });
  expect([...onPages, ...inDialogs]).toEqual([]);
});

test('the list page of an item has its card, which leads to its page and opens its dialog', () => {
  for (const { route } of dialogs) {
    const [folder = '', slug = ''] = route.slice(1).split('/');
    for (const list of [folder, ...(/^(packages|cruise)$/.test(folder) ? [''] : [])]) {
      const card = cardOf({ slug }, `/${list}`);
      const heading = card?.querySelector('h3')?.textContent.replaceAll('\u00a0', ' ');
      // The slugs of all others are made from their names.
      const isPriced = /^(honeymoon|family)-/.test(slug);
      expect(isPriced ? heading : toSlug(heading), route).toBe(
        isPriced ? '2 Nights & 3 Days' : slug,
      );
      expect(textOf(card), route).toContain('Last updated 3 mins ago');
      expect(card?.querySelector(`a[data-dialog][href="${route}"]`)?.textContent).toBe('Details');
    }
  }
});

const toSlug = (name = '') => name.toLowerCase().replaceAll(' ', '-');

test('a package has its coverage and payments; each page says once, before them, that terms are examples', () => {
  const rows = ['A bed', 'The boat to North Island', 'A flight', 'A room alone'];
  for (const { text } of [...pages, ...dialogs].filter(({ route }) =>
    /^\/packages\/./.test(route),
  )) {
    expect(missing([labels.price.inShort, 'A sample', ...rows], text)).toEqual([]);
    expect(text).not.toContain('The cake');
  }
  const withTerms = [routes.packages, '/packages/family-2-nights', routes.prices];
  for (const route of [...withTerms, routes.ferryCancelled]) {
    const [before = '', ...after] = mainText(route).split('A sample');
    expect(after, route).toHaveLength(1);
    expect(before, route).not.toContain('For whom in short');
  }
});

test('an operator has the links to its schedules, or says that it has none', () => {
  for (const fileAt of [pageAt, dialogAt]) {
    const { root, text } = fileAt('/cruise/blue-line');
    expect(root.querySelectorAll('a[href="https://sailings.example/"]')).toHaveLength(1);
    expect(text).not.toContain(labels.ferries.noSchedule);
    const closed = fileAt('/cruise/green-line').root.querySelectorAll('details:not([open])');
    const details = closed.find(
      (one) => one.querySelector('summary')?.text === labels.ferries.schedule,
    );
    expect(textOf(details ?? null)).toContain(labels.ferries.noSchedule);
  }
});

// menus.spec.ts tests the menus.
test('every page has the footer, and the links to call and write to the company', () => {
  const footer = navigation.footer.flatMap(({ links }) => links.map(({ href }) => href));
  const expected = [...footer, 'tel:+913192000001', 'https://wa.me/913192000001'];
  const issues = answersOf([...pages, ...notFoundPages], ({ root, text }) => [
    ...expected.filter((href) => !root.querySelector(`:is(footer nav, aside) a[href^="${href}"]`)),
    ...missing(['Hello, guest', 'Book Your Trip', '© 2024'], text),
    ...missing([company.email, ...company.phones], text),
  ]);
  expect(issues).toEqual([]);
});

// scripts/build/rewrite-pages.test.ts tests that texts with an empty { } stop the build.
test('no page shows undefined, NaN or an invalid date', () => {
  const none = /undefined|\bNaN\b|\[object|Invalid Date/g;
  expect(answersOf([...pages, ...dialogs], ({ text }) => text.match(none) ?? [])).toEqual([]);
});
