'use client';

import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { addressOf, type PriceChoice, readChoice } from '@/lib/price-filter';
import { isPlain } from './plain-click';

type Props = {
  /** What is read aloud after each choice. */
  spoken: Record<PriceChoice, string>;
  /** The form with the radios, the packages, and the link that shows those on request. */
  children: ReactNode;
};

/**
 * The filtering itself is CSS (app/globals.css). This keeps address and radios in step, tells
 * screen readers the number of matches, and moves the focus where the pressed thing vanishes.
 */
export function PriceFilter({ spoken, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [changedTo, setChangedTo] = useState<PriceChoice>();

  // Before the page is painted: the address decides, unless a choice was made before the scripts.
  useLayoutEffect(() => {
    const radios = radiosIn(root.current);
    if (radios?.value === 'all') radios.value = readChoice(location.search);
  }, []);

  useEffect(() => {
    const radios = radiosIn(root.current);
    if (!root.current || !radios) return;
    const { pathname } = location;
    const listening = new AbortController();
    const { signal } = listening;

    const record = (choice: PriceChoice) => {
      history.pushState(null, '', addressOf(location.href, choice));
      setChangedTo(choice);
    };
    const onChange = () => record(radios.value as PriceChoice);
    const onReset = () => {
      record('all');
      // The button that was pressed is about to vanish.
      root.current?.querySelector<HTMLElement>('input[value="all"]')?.focus();
    };
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-show-all]');
      if (!link || !isPlain(event)) return;
      event.preventDefault();
      radios.value = 'all';
      record('all');
      moveTo(link.hash);
    };
    const onTraverse = () => {
      const choice = readChoice(location.search);
      if (location.pathname !== pathname || choice === radios.value) return;
      radios.value = choice;
      setChangedTo(choice);
    };

    root.current.addEventListener('change', onChange, { signal });
    root.current.addEventListener('reset', onReset, { signal });
    root.current.addEventListener('click', onClick, { signal });
    addEventListener('popstate', onTraverse, { signal });
    // Next listens to the history from the end of this round of effects.
    if (radios.value !== readChoice(location.search)) queueMicrotask(onChange);
    return () => listening.abort();
  }, []);

  return (
    <div ref={root} className="price-filter">
      {children}
      <p role="status" className="sr-only">
        {changedTo && spoken[changedTo]}
      </p>
    </div>
  );
}

/** The options; setting their value checks one of them. */
function radiosIn(root: Element | null): RadioNodeList | undefined {
  const found = root?.querySelector('form')?.elements.namedItem('price');
  return found instanceof RadioNodeList ? found : undefined;
}

/** Scrolls to the section that a heading opens, and goes on from that heading. */
function moveTo(hash: string): void {
  const heading = document.querySelector<HTMLElement>(hash);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  (heading.closest('section') ?? heading).scrollIntoView();
}
