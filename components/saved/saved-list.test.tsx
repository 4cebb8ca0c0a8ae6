/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import SavedPage from '@/app/saved/page';
import { labels, pages } from '@/lib/content/query/all-content';
import { savedListUrl } from '@/lib/saved/saved-routes';

const messages = pages.saved.list;
const reef = '/packages/reef-week';
const arch = '/sightseeing/rock-arch';
const gone = '/packages/gone';
const many = Array.from({ length: 47 }, (_, index) => `/packages/reef-and-harbour-week-${index}`);
const names = [reef, arch, ...many];
const mockItems = names.map((name) => ({ route: name, name, heading: name, subtitle: '' }));
jest.mock('@/lib/content/query/photograph', () => ({
  picturePath: ({ src }: { src: string }) => `/photos${src}`,
}));
jest.mock('@/lib/data-files/make-savable', () => ({ makeSavableItems: () => mockItems }));

/** Opens the page of the list with these saved items. */
function open(saved: string[], shared: string[] = []) {
  localStorage.setItem('saved', JSON.stringify(saved));
  history.replaceState(null, '', savedListUrl(shared, '', undefined));
  render(<SavedPage />);
}

/** The items of the list, and the address in the links for sending it. */
const listed = () =>
  [...document.querySelectorAll<HTMLElement>('button[data-route]')].map(
    ({ dataset }) => dataset.route,
  );
const sent = () => screen.getByText<HTMLAnchorElement>(labels.contact.enquireNow).search;

test('a shared list takes the place of the own one, without what the site no longer has', () => {
  open([arch], [gone, reef]);
  expect(screen.getByText(messages.shared.heading)).toBeTruthy();
  expect(screen.getByText(messages.gone.replace('{page}', gone))).toBeTruthy();
  // An item that no longer exists can't be saved.
  expect(listed()).toEqual([reef]);
  expect(sent()).toContain('items=packages/reef-week');
});

test('an address that shares nothing valid does not show the own list', () => {
  open([arch], ['/packages']);
  expect(screen.getByText(messages.nothingShared)).toBeTruthy();
  expect(screen.getByText<HTMLAnchorElement>(messages.own).pathname).toBe('/saved');
  expect(listed()).toEqual([]);
});

test('an empty list shows the file that the build has made from the photograph of the banner', () => {
  open([]);
  expect(document.querySelector('img')?.getAttribute('src')).toBe(
    `/photos${pages.saved.banner.image.src}`,
  );
});

test('the chat links of a long list have its whole URL', () => {
  open(many);
  const links = document.querySelectorAll<HTMLAnchorElement>('[href^="https://wa.me"]');
  const end = ` …\n${savedListUrl(many, location.origin)}`;
  expect(links).toHaveLength(2);
  for (const { href } of links)
    expect(new URL(href).searchParams.get('text')?.slice(-end.length)).toBe(end);
});
