import { aliases } from './aliases';
import { routes } from './routes';

test('every fixed page but home is reached in capitals, none of which is a page itself', () => {
  expect(aliases['/Contact']).toBe('/contact');
  expect(aliases['/TopPlaces']).toBe('/topplaces');
  const pages = new Set<string>(Object.values(routes));
  expect(new Set(Object.values(aliases)).size).toBe(pages.size - 1);
  for (const [alias, route] of Object.entries(aliases)) {
    expect(pages).toContain(route);
    expect(pages).not.toContain(alias);
    expect(alias.toLowerCase()).toBe(route);
  }
});
