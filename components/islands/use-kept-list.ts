'use client';

import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { Pages } from '@/lib/content/site';
import type { KeptItem } from '@/lib/enquiry/kept';
import { merged } from '@/lib/kept';
import { readItems } from '@/lib/kept-address';
import { onKeptChange, readKept, saveKept } from '@/lib/kept-store';
import { routes } from '@/lib/routes';

/** The row or tile of an item on the page, and the item's name in an enquiry. */
type Entry = { element: HTMLElement; name: string };

/** What was done last. `undo` is the list before it; `focus` selects what then has the focus. */
type Done = { text: string; undo?: readonly string[]; focus: string };

/** Shows the items of the visitor's own list, or of the one in the address, and changes the former. */
export function useKeptList(
  root: RefObject<HTMLElement | null>,
  words: Pages['kept']['list'],
  search: string,
  onSearch: (search: string) => void,
) {
  const [entries, setEntries] = useState<ReadonlyMap<string, Entry>>();
  const [own, setOwn] = useState<readonly string[]>([]);
  const [lost, setLost] = useState(0);
  const [done, setDone] = useState<Done>({ text: '', focus: '' });

  useEffect(() => {
    const found = entriesIn(root.current);
    const kept = readKept();
    const there = kept.filter((route) => found.has(route));
    setEntries(found);
    // Before anything is shown; the router reports the address later.
    onSearch(location.search);
    setOwn(there);
    setLost((before) => before + kept.length - there.length);
    // What has gone from the site leaves the list, so that the number in the header is right.
    if (there.length < kept.length) saveKept(there);
    return onKeptChange(() => setOwn(readKept()));
  }, [root, onSearch]);

  const shared = readItems(search);
  const isShared = shared.length > 0;
  const listed = isShared ? shared : own;
  const items: KeptItem[] = listed.flatMap((route) => {
    const entry = entries?.get(route);
    return entry ? { route, name: entry.name } : [];
  });

  useLayoutEffect(() => {
    if (entries) show(entries, listed);
  });

  // After the items are shown: the pressed button may have disappeared with its item.
  useEffect(() => {
    const target = done.focus ? root.current?.querySelector<HTMLElement>(done.focus) : undefined;
    target?.focus({ preventScroll: true });
    // A cleared list is short: Undo may then be above the window.
    target?.scrollIntoView({ block: 'nearest' });
  }, [root, done]);

  useEffect(() => {
    const onClick = ({ target }: Event) => {
      const { remove, name = '' } =
        (target as Element).closest<HTMLElement>('[data-remove]')?.dataset ?? {};
      if (!remove) return;
      const before = readKept();
      saveKept(before.filter((route) => route !== remove));
      const text = words.removed.replace('{item}', () => name);
      setDone({ text, undo: before, focus: '[data-undo]' });
    };
    const place = root.current;
    place?.addEventListener('click', onClick);
    return () => place?.removeEventListener('click', onClick);
  }, [root, words]);

  return {
    /** False until the scripts know the list. */
    isReady: entries !== undefined,
    isShared,
    items,
    gone: isShared ? listed.length - items.length : lost,
    /** Whether the own list has all of the shared one. */
    isKnown: items.every(({ route }) => own.includes(route)),
    done,
    clear() {
      const before = readKept();
      saveKept([]);
      setDone({ text: words.cleared, undo: before, focus: '[data-undo]' });
    },
    undo() {
      const now = readKept();
      const back = done.undo?.find((route) => !now.includes(route));
      // Another tab may have added something since.
      saveKept(merged(done.undo ?? [], now));
      setDone({ text: words.restored, focus: `[data-remove="${back}"]` });
    },
    /** Puts the shared list on the own one, and shows that. */
    add() {
      const added = items.map(({ route }) => route);
      saveKept(merged(readKept(), added));
      history.pushState(null, '', routes.kept);
      // At once, not when the router reports it: the focus goes to what only the own list shows.
      onSearch('');
      setDone({ text: words.added, focus: `[data-remove="${added[0]}"]` });
    },
  };
}

function entriesIn(root: HTMLElement | null): Map<string, Entry> {
  const buttons = root?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
  return new Map(
    [...buttons].flatMap((button) => {
      const element = button.closest<HTMLElement>('tr, li');
      const { remove = '', name = '' } = button.dataset;
      return element ? [[remove, { element, name }]] : [];
    }),
  );
}

/** Hides what is not listed, and brings the rest into the order of the list. */
function show(entries: ReadonlyMap<string, Entry>, listed: readonly string[]) {
  for (const [route, { element }] of entries) element.hidden = !listed.includes(route);
  const following = new Map<ParentNode | null, HTMLElement>();
  for (const route of [...listed].reverse()) {
    const element = entries.get(route)?.element;
    if (!element) continue;
    const next = following.get(element.parentNode);
    // An element that is moved loses the focus, so only what is out of order moves.
    if (next && next.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) {
      next.before(element);
    }
    following.set(element.parentNode, element);
  }
}
