'use client';

import { parseKept, toggled } from '@/lib/kept';

/** The name of the stored list. */
const storageKey = 'kept';

/** The list when the browser can't store it: it lasts until the tab is closed. */
let unsaved: readonly string[] | undefined;

/** The addresses of the pages of all kept items, in the order in which they were kept. */
export function readKept(): readonly string[] {
  if (unsaved) return unsaved;
  try {
    return parseKept(localStorage.getItem(storageKey));
  } catch {
    return [];
  }
}

/** Stores the list, and shows it. */
export function saveKept(list: readonly string[]) {
  try {
    localStorage.setItem(storageKey, JSON.stringify(list));
    unsaved = undefined;
  } catch {
    unsaved = list;
  }
  showKept();
}

/** Shows the list on every Keep button and in the header, and tells the page with the list itself. */
export function showKept() {
  const kept = readKept();
  for (const button of document.querySelectorAll<HTMLElement>('[data-keep]')) {
    button.ariaPressed = String(kept.includes(button.dataset.keep ?? ''));
  }
  const link = document.querySelector<HTMLElement>('[data-kept]');
  const count = String(kept.length || '');
  if (link) {
    link.ariaLabel = (count && link.dataset.kept?.replace('{count}', count)) || link.title;
    link.lastElementChild?.replaceChildren(count);
  }
  document.dispatchEvent(new Event('kept'));
}

/** Makes the Keep buttons work, and follows other tabs. */
export function enhanceKept(signal: AbortSignal) {
  document.addEventListener('click', onClick, { signal });
  window.addEventListener('storage', showKept, { signal });
  // A page that Back brings to life again has missed what other pages have stored.
  window.addEventListener('pageshow', showKept, { signal });
  // These were pressed before the scripts ran (scripts/postbuild/bootstrap.ts).
  for (const button of document.querySelectorAll<HTMLElement>('[data-keep][data-pressed]')) {
    button.click();
  }
}

function onClick({ target }: Event) {
  const button = (target as Element).closest<HTMLElement>('[data-keep]');
  if (!button) return;
  delete button.dataset.pressed;
  saveKept(toggled(readKept(), button.dataset.keep ?? ''));
}
