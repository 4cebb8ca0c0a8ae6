import { routeOfPath } from '@/lib/routes/routes';

/**
 * Makes the `<details name="menu">` elements of the header work as menus: they close on Escape, after a choice, and
 * when a click or the focus goes elsewhere. Marks the links to the current page and to its list. Closes the side menu
 * when the window becomes wide enough for the header's links.
 */
export function startMenus(header: HTMLElement): void {
  const route = routeOfPath(location.pathname);
  const listPath = `/${route.split('/')[1]}`;
  for (const link of header.querySelectorAll<HTMLAnchorElement>(`li > a[href="${listPath}"]`)) {
    link.ariaCurrent = link.pathname === route ? 'page' : 'true';
  }
  document.addEventListener('click', ({ target }) => {
    closeMenu((target as Element).closest('a, [popovertarget]') ? null : target);
  });
  document.addEventListener('focusin', ({ target }) => closeMenu(target));
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') closeMenu(null)?.querySelector('summary')?.focus();
  });

  // From Tailwind's md up, the menu button is hidden.
  const wideScreen = matchMedia('(min-width: 48rem)');
  wideScreen.addEventListener('change', () => header.querySelector('dialog')?.close());
}

/** Closes the open menu, unless it contains the target of an event. @returns the menu that it closed */
function closeMenu(target: EventTarget | null): HTMLDetailsElement | undefined {
  const menu = document.querySelector<HTMLDetailsElement>('details[name=menu][open]');
  if (!menu || menu.contains(target as Node | null)) return undefined;
  menu.open = false;
  return menu;
}
