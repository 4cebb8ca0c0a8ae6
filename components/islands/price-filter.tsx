'use client';

import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { addressOf, everyPrice, readChoice } from '@/lib/price-filter';
import { isPlainClick } from './plain-click';

type Props = {
  /** What is read aloud after each choice, by the values of the radios. */
  spoken: Record<string, string>;
  /** The form with the radios, the packages, and the link that shows those on request. */
  children: ReactNode;
};

/**
 * The filtering itself is CSS (app/globals.css). This keeps the address and the radios in sync, tells
 * screen readers the number of matches, and moves the focus if the clicked element disappears.
 */
export function PriceFilter({ spoken, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [changedTo, setChangedTo] = useState('');

  // Before paint: the address sets the choice, unless the visitor chose before the scripts ran.
  useLayoutEffect(() => {
    const radios = radiosIn(root.current);
    if (radios?.value === everyPrice)
      radios.value = readChoice(location.search, Object.keys(spoken));
  }, [spoken]);

  useEffect(() => {
    const radios = radiosIn(root.current);
    if (!root.current || !radios) return;
    const { pathname } = location;
    const listening = new AbortController();
    const { signal } = listening;

    const record = (choice: string) => {
      history.pushState(null, '', addressOf(location.href, choice));
      setChangedTo(choice);
    };
    const onChange = () => record(radios.value);
    const onReset = () => {
      record(everyPrice);
      // The clicked button is about to disappear.
      root.current?.querySelector<HTMLElement>('input[value="all"]')?.focus();
    };
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-show-all]');
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      radios.value = everyPrice;
      record(everyPrice);
      moveTo(link.hash);
    };
    const onTraverse = () => {
      const choice = readChoice(location.search, Object.keys(spoken));
      if (location.pathname !== pathname || choice === radios.value) return;
      radios.value = choice;
      setChangedTo(choice);
    };

    root.current.addEventListener('change', onChange, { signal });
    root.current.addEventListener('reset', onReset, { signal });
    root.current.addEventListener('click', onClick, { signal });
    addEventListener('popstate', onTraverse, { signal });
    // Next listens to the history only after these effects have run.
    if (radios.value !== readChoice(location.search, Object.keys(spoken))) queueMicrotask(onChange);
    return () => listening.abort();
  }, [spoken]);

  return (
    <div ref={root} className="price-filter">
      {children}
      <p role="status" className="sr-only">
        {spoken[changedTo]}
      </p>
    </div>
  );
}

/** The options; setting their value checks one of them. */
function radiosIn(root: Element | null): RadioNodeList | undefined {
  const found = root?.querySelector('form')?.elements.namedItem('price');
  return found instanceof RadioNodeList ? found : undefined;
}

/** Scrolls to the section of a heading, and moves the focus to the heading. */
function moveTo(hash: string): void {
  const heading = document.querySelector<HTMLElement>(hash);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  (heading.closest('section') ?? heading).scrollIntoView();
}
