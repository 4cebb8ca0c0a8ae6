'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { addressOfTrips, readTrips } from '@/lib/trip-choice';

type Props = {
  /** Read aloud after each choice; {count} becomes how many are chosen. */
  spoken: string;
  /** The checkboxes and the table. */
  children: ReactNode;
};

/** Showing the chosen trips is CSS (app/globals.css). This keeps the address and the boxes in sync. */
export function TripChoice({ spoken, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState<number>();

  useEffect(() => {
    const place = root.current;
    if (!place) return;
    const boxes = [...place.querySelectorAll<HTMLInputElement>('input[name="trips"]')];
    const slugs = boxes.map(({ value }) => value);
    const chosen = () => boxes.filter(({ checked }) => checked).map(({ value }) => value);
    const { pathname } = location;
    const listening = new AbortController();
    const { signal } = listening;

    const record = () => {
      history.replaceState(history.state, '', addressOfTrips(location.href, chosen()));
      setCount(chosen().length);
    };
    const follow = () => {
      if (location.pathname !== pathname) return;
      const named = readTrips(location.search, slugs);
      for (const box of boxes) box.checked = named.includes(box.value);
    };

    // The address sets the choice, unless the visitor chose before the scripts ran.
    if (chosen().length > 0) record();
    else follow();
    place.addEventListener('change', record, { signal });
    addEventListener('popstate', follow, { signal });
    return () => listening.abort();
  }, []);

  return (
    <div ref={root} className="trip-choice">
      {children}
      <p role="status" className="sr-only">
        {count === undefined ? '' : spoken.replace('{count}', String(count))}
      </p>
    </div>
  );
}
