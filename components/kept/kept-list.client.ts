import { merged } from '@/lib/kept';
import { ownAddress, readItems } from '@/lib/kept-address';
import { routes } from '@/lib/routes';
import { findRows, showRows } from './kept-rows.client';
import { onKeptChange, readKept, saveKept } from './kept-store.client';
import { fillWays } from './kept-ways.client';

// Shows on /kept what belongs to the visitor's own list or, at an address with a list, to that one. All
// parts are in the page (kept.tsx). They are looked up each time, since other software may have
// changed them: a browser that translates, or an extension.

/**
 * The second click of a double one comes within this time, in ms, and this far away, in px. Whoever
 * means what has come under the pointer has to read it first.
 */
const double = { ms: 800, px: 16 };

/** This module is loaded only where there is a list. */
const root = document.querySelector('[data-kept-list]') as HTMLElement;

/** How many items of the own list have gone from the site. */
let lost = 0;

/** What was taken off the list last, the list before that, and what tells of its return. */
let taken: { items: readonly string[]; before: readonly string[]; tell: () => void } | undefined;

/** The click that has changed the list just now. */
let acted: MouseEvent | undefined;

export function startKeptList() {
  const kept = readKept();
  const rows = findRows(root);
  const there = kept.filter((route) => rows.has(route));
  lost = kept.length - there.length;
  // What has gone from the site leaves the list, so that the number in the header is right.
  if (lost > 0) saveKept(there);
  document.addEventListener('click', refuseDouble, { capture: true });
  root.addEventListener('click', onClick);
  // The day of arrival is chosen above the list, and goes along with its links.
  document.addEventListener('arrive', show);
  addEventListener('popstate', show);
  onKeptChange(show);
  show();
}

function show() {
  const own = readKept();
  const shared = readItems(location.search);
  const isShared = shared.length > 0;
  const listed = isShared ? shared : own;
  const items = showRows(root, listed);
  const gone = isShared ? listed.length - items.length : lost;
  const hasItems = items.length > 0;
  const isKnown = items.every(({ route }) => own.includes(route));
  const isTrip = ({ route }: { route: string }) => route.startsWith(`${routes.packages}/`);
  const parts = {
    shared: isShared,
    known: hasItems && isKnown,
    add: !isKnown,
    gone: gone > 0,
    empty: !hasItems && !isShared,
    trips: items.some(isTrip),
    others: !items.every(isTrip),
    undo: taken !== undefined,
    clear: hasItems && !isShared,
    ways: hasItems,
  };
  for (const [name, isShown] of Object.entries(parts)) {
    part(name)?.toggleAttribute('hidden', !isShown);
  }
  if (gone > 0) write('gone', gone === 1 ? 'one' : 'other', '{count}', `${gone}`);
  if (hasItems) fillWays(root, items);
  root.toggleAttribute('data-shared', isShared);
  root.removeAttribute('data-waiting');
}

function onClick(event: MouseEvent) {
  const button = (event.target as Element).closest<HTMLElement>('[data-remove], button[data-part]');
  if (!button) return;
  acted = event;
  const { remove, name, part: act } = button.dataset;
  if (remove) takeOff([remove], 'removed', 'restored', name);
  if (act === 'clear') takeOff(readKept(), 'cleared', 'refilled');
  if (act === 'undo') undo();
  if (act === 'add') add();
}

function takeOff(items: readonly string[], said: string, back: string, name = '') {
  const before = readKept();
  taken = { items, before, tell: () => say(back, name) };
  saveKept(before.filter((route) => !items.includes(route)));
  say(said, name);
  moveFocus('[data-part=undo]');
}

/** Puts back what was taken off last. Another tab may have changed the list since. */
function undo() {
  if (!taken) return;
  const { items, before, tell } = taken;
  const now = readKept();
  taken = undefined;
  saveKept(
    merged(
      before.filter((route) => [...items, ...now].includes(route)),
      now,
    ),
  );
  tell();
  moveFocus(`[data-remove="${items[0]}"]`);
}

/** Puts the shared list on the own one, and shows that. */
function add() {
  const rows = findRows(root);
  const items = readItems(location.search).filter((route) => rows.has(route));
  taken = undefined;
  history.pushState(null, '', ownAddress(location.search));
  saveKept(merged(readKept(), items));
  say('added');
  moveFocus(`[data-remove="${items[0]}"]`);
}

const part = (name: string) => root.querySelector<HTMLElement>(`[data-part="${name}"]`);

const say = (what: string, name = '') => write('said', what, '{item}', name);

/** Fills a part with one of the texts that stand beside it. */
function write(name: string, text: string, blank: string, value: string) {
  const place = part(name);
  if (place) place.textContent = place.dataset[text]?.replace(blank, () => value) ?? '';
}

/** The pressed button may have disappeared with its item. */
function moveFocus(selector: string) {
  const target = root.querySelector<HTMLElement>(selector);
  target?.focus({ preventScroll: true });
  // A cleared list is short: Undo may then be above the window.
  target?.scrollIntoView({ block: 'nearest' });
}

/**
 * The second click of a double one asks for nothing if the first has changed the list: another row has
 * come under the pointer. Some browsers count the second tap of a finger as a single one; keys press a
 * button without any count.
 */
function refuseDouble(event: MouseEvent) {
  if (!acted) return;
  const { detail, timeStamp, clientX, clientY } = event;
  const isSoon = timeStamp - acted.timeStamp < double.ms;
  const isNear = Math.hypot(clientX - acted.clientX, clientY - acted.clientY) < double.px;
  if (detail > 1 || (detail === 1 && isSoon && isNear)) {
    event.preventDefault();
    event.stopImmediatePropagation();
  } else {
    acted = undefined;
  }
}
