'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/**
 * What the browser's own disclosure lacks as a menu: it closes when a link has been followed
 * without a new document, when one presses Escape, and when one clicks or moves on elsewhere.
 */
export function MenuManners() {
  const pathname = usePathname();
  const shown = useRef(pathname);

  useEffect(() => {
    // A menu that was opened before the scripts came stays open.
    if (shown.current !== pathname) closeMenus();
    shown.current = pathname;
  }, [pathname]);

  useEffect(() => {
    const closeOthers = (event: Event) => closeMenus(event.target as Node);
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') closeMenus()?.querySelector('summary')?.focus();
    };
    document.addEventListener('click', closeOthers);
    document.addEventListener('focusin', closeOthers);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('click', closeOthers);
      document.removeEventListener('focusin', closeOthers);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, []);

  return null;
}

/** Closes open menus but the one that holds `keep`; returns one that was closed. */
function closeMenus(keep?: Node): HTMLDetailsElement | undefined {
  const open = document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]');
  const others = [...open].filter((menu) => !(keep && menu.contains(keep)));
  for (const menu of others) menu.open = false;
  return others[0];
}
