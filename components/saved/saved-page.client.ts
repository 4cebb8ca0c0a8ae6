import type { Part } from '@/components/ui/dom-hooks';
import { haveCopies, onCopiesStored } from '@/components/ui/page-copies.client';
import { fillPart, partOf } from '@/components/ui/part-of.client';
import { wordsOf } from '@/components/ui/words-of.client';
import type { Pages } from '@/lib/content/query/site';
import type { PageLink } from '@/lib/routes';
import { readSavedRoutes, savedItemsParameter } from '@/lib/saved/saved-address';
import { validItemRoutes } from '@/lib/saved/saved-list';
import { setParameter } from '@/lib/set-parameter';
import { countPhrase, fillIn } from '@/lib/text/fill-in';
import { arrivalChange } from '@/lib/trip-dates/arrival-day';
import { fillLinks } from './saved-links.client';
import { onSavedChange, readSaved, writeSaved } from './saved-store.client';

// Shows on /kept what belongs to the visitor's own list or, at an address with a list, to that one. All
// items and parts are in the page (saved-page.tsx). They are looked up each time, since other software may
// have changed them: a browser that translates, or an extension.

/** This module is loaded only where there is a list. */
const root = document.querySelector('.saved-list') as HTMLElement;
const words = wordsOf<Pages['saved']['list']>(root);

/** How many items have just been taken off the own list because the site has them no more; until it changes. */
let missingCount = 0;

/** What was taken off the list last, the list before that, and what to say when it is undone. */
let lastRemoval:
  | { items: readonly string[]; before: readonly string[]; undone: string }
  | undefined;

export function startSavedPage() {
  const saved = readSaved();
  const items = findItems();
  const there = saved.filter((route) => items.has(route));
  // What has gone from the site leaves the list, so that the number in the header is right; a copy of this page may
  // be older than what is on the list.
  const isCopy = document.querySelector('[data-stale]:not([hidden])');
  if (there.length < saved.length && !isCopy) {
    missingCount = saved.length - there.length;
    writeSaved(there);
  }
  root.addEventListener('click', onClick);
  // The day of arrival is chosen above the list, and goes along with its links.
  document.addEventListener(arrivalChange, drawList);
  addEventListener('popstate', drawList);
  onSavedChange(() => {
    // The page is also shown again with the same list.
    if (`${readSaved()}` !== `${there}`) missingCount = 0;
    drawList();
  });
  onCopiesStored(drawList);
  drawList();
}

function drawList() {
  const own = readSaved();
  const shared = readSavedRoutes(location.search);
  const isShared = shared.length > 0;
  const list = isShared ? shared : own;
  const items = drawItems(list);
  const gone = list.length - items.length + (isShared ? 0 : missingCount);
  const hasItems = items.length > 0;
  const isKnown = items.every(({ route }) => own.includes(route));
  const parts = {
    'shared-heading': isShared,
    'already-saved': hasItems && isKnown,
    'add-shared': !isKnown,
    'gone-items': gone > 0,
    'empty-list': !hasItems && !isShared,
    undo: lastRemoval !== undefined,
    'clear-list': items.length > 1 && !isShared,
    'list-links': hasItems,
  };
  for (const [name, isShown] of Object.entries(parts) as [Part, boolean][]) {
    partOf(root, name)?.toggleAttribute('hidden', !isShown);
  }
  if (gone > 0) fillPart(root, 'gone-items', countPhrase(words.gone, gone));
  for (const name of ['ask', 'share'] as const) {
    const group = partOf(root, `${name}-links`);
    if (group && hasItems) fillLinks(group, { ...words.ask, ...words[name] }, items);
  }
  for (const { button } of findItems().values()) button.hidden = isShared;
  root.removeAttribute('aria-busy');
  const routes = items.map(({ route }) => route);
  haveCopies(routes).then((are) =>
    partOf(root, 'list-has-copies')?.toggleAttribute('hidden', !are),
  );
}

/**
 * Draws the items of a list in its order; all others of the site follow, hidden.
 * @returns the items of the list that the site has
 */
function drawItems(list: readonly string[]): PageLink[] {
  const focused = document.activeElement;
  const items = findItems();
  const listed = list.flatMap((route) => items.get(route) ?? []);
  const places = new Set([...listed, ...items.values()].map(({ place }) => place));
  for (const parent of root.querySelectorAll('.saved-items')) {
    parent.replaceChildren(...[...places].filter((place) => parent.contains(place)));
  }
  for (const { route, place } of items.values()) place.hidden = !list.includes(route);
  // What is put in another place loses the focus.
  if (focused instanceof HTMLElement && root.contains(focused)) {
    focused.focus({ preventScroll: true });
  }
  return listed;
}

/** All items of the site that can be saved, by the routes of their pages, with their buttons and places in the page. */
function findItems(): Map<string, PageLink & { place: HTMLElement; button: HTMLElement }> {
  const buttons = [...root.querySelectorAll<HTMLElement>('[data-remove]')];
  return new Map(
    buttons.map((button) => {
      const { remove: route = '', itemName: name = '' } = button.dataset;
      return [route, { route, name, button, place: button.closest('li') ?? button }];
    }),
  );
}

function onClick({ target }: Event) {
  const button = (target as Element).closest('button');
  const { remove, itemName: item = '', part: pressed } = button?.dataset ?? {};
  if (remove)
    removeItems([remove], fillIn(words.removed, { item }), fillIn(words.restored, { item }));
  else if (pressed === 'clear-list') removeItems(readSaved(), words.cleared, words.refilled);
  else if (pressed === 'undo') undoRemoval();
  else if (pressed === 'add-shared') addSharedItems();
}

function removeItems(items: readonly string[], removed: string, undone: string) {
  const before = readSaved();
  lastRemoval = { items, before, undone };
  writeSaved(before.filter((route) => !items.includes(route)));
  fillPart(root, 'status', removed);
  moveFocus('[data-part=undo]');
}

/** Puts back what was taken off last. Another tab may have changed the list since. */
function undoRemoval() {
  if (!lastRemoval) return;
  const { items, before, undone } = lastRemoval;
  const now = readSaved();
  const stays = before.filter((route) => items.includes(route) || now.includes(route));
  lastRemoval = undefined;
  writeSaved(validItemRoutes([...stays, ...now]));
  fillPart(root, 'status', undone);
  moveFocus(`[data-remove="${items[0]}"]`);
}

function addSharedItems() {
  const items = findItems();
  const shared = readSavedRoutes(location.search).filter((route) => items.has(route));
  history.pushState(null, '', setParameter(location.href, savedItemsParameter));
  lastRemoval = undefined;
  writeSaved(validItemRoutes([...readSaved(), ...shared]));
  fillPart(root, 'status', words.added);
  moveFocus(`[data-remove="${shared[0]}"]`);
}

/** The pressed button may have disappeared with its item. */
function moveFocus(selector: string) {
  const target = root.querySelector<HTMLElement>(selector);
  target?.focus({ preventScroll: true });
  // A cleared list is short: Undo may then be above the window.
  target?.scrollIntoView({ block: 'nearest' });
}
