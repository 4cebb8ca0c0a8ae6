import { ferryCancelled, guide, questionGroups } from '@/lib/content/query/guide';
import { getItems, itemsOf, routeOf } from '@/lib/content/query/items';
import { openings } from '@/lib/content/query/opening';
import { town } from '@/lib/content/query/places';
import { pages } from '@/lib/content/query/site';
import { getTerms } from '@/lib/content/query/terms';
import { routes } from '@/lib/routes';
import { makeSearch } from '@/lib/search/search';
import { sitePage } from '@/lib/site-pages/site-pages';
import { makeSearchFile } from './search';

// These tests use the test content, e2e/content.

const records = makeSearchFile();
const hrefs = records.map(({ href }) => href);
const at = (href: string) => records.find((record) => record.href === href);

test('pages, items and anchors each have one record', () => {
  const questions = questionGroups.flatMap((group) => group.questions);
  const expected = [
    ...Object.values(routes).filter((route) => route !== routes.search && route !== routes.offline),
    ...getItems().map(routeOf),
    ...questions.map(({ id }) => `${routes.questions}#${id}`),
    ...getTerms().map(({ name }) => `${routes.prices}#${name}`),
    ...guide.map(({ id }) => `${routes.beforeYouTravel}#${id}`),
    ...ferryCancelled.map(({ id }) => `${routes.ferryCancelled}#${id}`),
    `${routes.beforeYouTravel}#help`,
    ...openings.map(({ slug }) => `${routes.seasons}#${slug}`),
    `${routes.map}#list`,
  ];
  expect(hrefs.toSorted()).toEqual(expected.toSorted());
  expect(new Set(hrefs).size).toBe(hrefs.length);
  expect(records.filter(({ name, kind }) => name === '' || kind === '')).toEqual([]);
});

test('a record has its own aliases, and those of its list and of the places that it connects', () => {
  expect(at('/topplaces/south-island')?.also).toEqual(['Green Island']);
  expect(at(`${routes.map}#list`)?.name).toBe(town.name);
  expect(at(routes.ferryCancelled)?.also).toEqual(sitePage(routes.ferryCancelled).aliases);
  expect(at('/packages/family-2-nights')?.hiddenWords).toContain('Family Packages');
  expect(at('/cruise/port-blair-to-north-island')?.hiddenWords).toContain('North Island');
});

test('the ferry route from the town has a higher weight', () => {
  expect(at('/cruise/port-blair-to-north-island')?.weight).toBeGreaterThan(1);
  expect(at('/cruise/north-island-to-port-blair')?.weight).toBeUndefined();
});

test('an operator and "cancelled" find the page for cancelled ferries first; its name, the operator', () => {
  const search = makeSearch(records);
  const operators = itemsOf('operator');
  expect(operators.length).toBeGreaterThan(0);
  for (const operator of operators) {
    const first = (typed: string) => search(typed)[0]?.href;
    expect(first(`${operator.name} ${sitePage(routes.ferryCancelled).aliases?.[0]}`)).toBe(
      routes.ferryCancelled,
    );
    expect(first(operator.name)).toBe(routeOf(operator));
  }
});

test('the kind of a guide is the name of its page, and activities differ from services', () => {
  const kindsAt = (page: string) =>
    new Set(records.filter(({ href }) => href.startsWith(`${page}#`)).map(({ kind }) => kind));
  expect([...kindsAt(routes.beforeYouTravel)]).toEqual([pages.search.kinds.guide]);
  expect([...kindsAt(routes.ferryCancelled)]).toEqual([pages.search.kinds.ferryCancelled]);
  expect(at('/carrental')?.kind).not.toBe(at('/scubadiving')?.kind);
});
