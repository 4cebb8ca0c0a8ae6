/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import { routes } from '@/lib/routes/routes';
import { showIsland } from '@/test/show-island';
import { Header } from './header';
import { startMenus } from './menus.island';

/** Opens a page, and the first menu of its header. */
function open(path: string) {
  Object.assign(window, { matchMedia: () => new EventTarget() });
  history.replaceState(null, '', path);
  const header = showIsland('menus', startMenus, <Header />);
  const menu = header.querySelector('details') as HTMLDetailsElement;
  menu.open = true;
  return { header, menu };
}

test.each([
  [`${routes.places}/`, 'page'],
  [`${routes.places}.html`, 'page'],
  [`${routes.places}/north-island`, 'true'],
])('on %s the links to the list have aria-current=%s', (path, current) => {
  const links = [...open(path).header.querySelectorAll('[aria-current]')];
  const marked = { ariaCurrent: current, pathname: routes.places };
  // The header and the side menu both have the link.
  expect(links).toMatchObject([marked, marked]);
});

test.each<[string, boolean, (menu: Element) => unknown]>([
  ['a click in it', true, (menu) => fireEvent.click(menu)],
  ['a click on its link', false, (menu) => fireEvent.click(menu.querySelector('a') as Element)],
  ['a click elsewhere', false, () => fireEvent.click(document.body)],
  ['the focus elsewhere', false, () => fireEvent.focusIn(document.body)],
  ['Escape', false, () => fireEvent.keyDown(document, { key: 'Escape' })],
])('after %s, a menu is open: %s', (how, isOpen, act) => {
  const { menu } = open('/');
  act(menu);
  expect(menu.open).toBe(isOpen);
  if (how === 'Escape') expect(document.activeElement).toBe(menu.querySelector('summary'));
});
