import { content, pages } from '@/lib/content/query/all-content';
import { itemsOfType, routeOf } from '@/lib/content/query/items';
import { packageLists } from '@/lib/content/query/packages';
import { harbourOf } from '@/lib/content/query/places';
import { sitePageAt } from '@/lib/pages/site-pages';
import { routes } from '@/lib/routes/routes';
import { makeSearch } from '@/lib/search/search';
import { need } from '@/test/need';
import { makeSearchData } from './make-search';

const records = makeSearchData();
const search = makeSearch(records);
const at = (href: string) => records.find((record) => record.href === href);

test('a record is also found by the words of its list and of the places that it connects', () => {
  const island = need(itemsOfType('place').find(({ aliases }) => aliases));
  expect(at(routeOf(island))?.aliases).toEqual(island.aliases);
  expect(at(routes.ferryCancelled)?.aliases).toEqual(sitePageAt(routes.ferryCancelled).aliases);
  const [trip, ferryRoute] = [need(itemsOfType('package')[0]), need(itemsOfType('ferryRoute')[0])];
  expect(at(routeOf(trip))?.hiddenWords).toBe(packageLists[trip.collection].heading);
  expect(at(routeOf(ferryRoute))?.hiddenWords).toContain(harbourOf(ferryRoute.to).name);
  expect(at(routeOf(ferryRoute))?.weight).toBeGreaterThan(1);
  const { kinds } = pages.search;
  const text = expect.stringContaining('Helmet walk, ₹4,000');
  expect(at('/scubadiving')).toMatchObject({ kind: kinds.leisureServices, text });
});

test('only with a word such as "cancelled", an operator finds the page for cancelled ferries first', () => {
  const operators = itemsOfType('ferryOperator');
  expect(operators.length).toBeGreaterThan(0);
  for (const operator of operators) {
    const first = (typed: string) => search(typed)[0]?.href;
    expect(first(`${operator.name} ${sitePageAt(routes.ferryCancelled).aliases?.[0]}`)).toBe(
      routes.ferryCancelled,
    );
    expect(first(operator.name)).toBe(routeOf(operator));
  }
});

test('a synonym finds its pages, before those of which it is a part of a synonym', () => {
  const [park, family] = ['/watersports/west-beach', '/packages/family-2-nights'];
  const find = (typed: string) => search(typed).map(({ href }) => href);
  for (const typed of ['kids', 'kidz', 'குடை']) expect(find(typed)).toContain('/questions#drone');
  expect(find('குடை')).toHaveLength(2);
  expect(find('kids')).toEqual([family, '/questions#drone', park]);
  expect(find('bay for kids')[0]).toBe(park);
});

const words = content.spellings.filter(({ name }) => !name.includes(' '));
test.each(words)('“$others” find what “$name” finds, in small or capital letters', (word) => {
  for (const other of word.others)
    expect(search(other)).toEqual(expect.arrayContaining(search(word.name)));
});
