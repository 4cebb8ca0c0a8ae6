import { harbourOf } from '@/lib/content/query/ferries';
import { itemsOf, routeOf } from '@/lib/content/query/items';
import { packageLists } from '@/lib/content/query/packages';
import { routes } from '@/lib/routes/routes';
import { sitePage, sitePages } from '@/lib/routes/site-pages';
import { makeSearch } from '@/lib/search/search';
import { need } from '@/test/need';
import { makeSearchFile } from './search';

const records = makeSearchFile();
const at = (href: string) => records.find((record) => record.href === href);

test('each page and each part of a page has one record', () => {
  const hrefs = records.map(({ href }) => href);
  const found = sitePages.filter(({ route }) => !hrefs.includes(route));
  expect(found.map(({ route }) => route)).toEqual([routes.offline, routes.search]);
  const parts = new Set(
    hrefs.filter((href) => href.includes('#')).map((href) => href.split('#')[0]),
  );
  const { map, questions, prices, beforeYouTravel, ferryCancelled, seasons } = routes;
  expect([...parts]).toEqual([map, questions, prices, beforeYouTravel, ferryCancelled, seasons]);
  expect(new Set(hrefs).size).toBe(hrefs.length);
});

test('a record has its own aliases, and those of its list and of the places that it connects', () => {
  const island = need(itemsOf('place').find(({ aliases }) => aliases));
  expect(at(routeOf(island))?.also).toEqual(island.aliases);
  expect(at(routes.ferryCancelled)?.also).toEqual(sitePage(routes.ferryCancelled).aliases);
  const [trip, ferryRoute] = [need(itemsOf('package')[0]), need(itemsOf('ferryRoute')[0])];
  expect(at(routeOf(trip))?.hiddenWords).toBe(packageLists[trip.collection].texts.heading);
  expect(at(routeOf(ferryRoute))?.hiddenWords).toContain(harbourOf(ferryRoute.to).name);
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
