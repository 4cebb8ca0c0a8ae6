'use client';

import { useSearchParams } from 'next/navigation';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import type { Pages } from '@/lib/content/site';
import { routes } from '@/lib/routes';
import { KeptWays, type WaysProps } from './kept-ways';
import { useKeptList } from './use-kept-list';

type Props = {
  words: Pages['kept']['list'];
  ways: WaysProps['ways'];
  /** What an empty list says. */
  empty: ReactNode;
  /** The heading and all rows of the packages; the rows of those on the list are shown. */
  trips: ReactNode;
  /** The same for everything else. */
  others: ReactNode;
};

const isTrip = ({ route }: { route: string }) => route.startsWith(`${routes.packages}/`);
const quiet = 'min-h-11 font-semibold underline underline-offset-4';

/** The visitor's list or, at an address with a list, that one. */
export function KeptList({ words, ways, empty, trips, others }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useState('');
  const { isReady, isShared, isKnown, items, gone, done, ...list } = useKeptList(
    root,
    words,
    search,
    setSearch,
  );
  // The day of arrival is chosen above the list, and goes along with its links.
  useEffect(() => {
    const onArrive = () => setSearch(location.search);
    document.addEventListener('arrive', onArrive);
    return () => document.removeEventListener('arrive', onArrive);
  }, []);
  const hasItems = items.length > 0;
  return (
    <div
      ref={root}
      data-island="at-rest"
      data-shared={isShared ? '' : undefined}
      data-waiting={isReady ? undefined : ''}
      className="side-by-side noscript:hidden"
    >
      {/* Without a boundary of its own, Next would leave the whole page to the scripts. */}
      <Suspense>
        <Search onChange={setSearch} />
      </Suspense>
      <div className="kept-parts">
        {isShared && (
          <div>
            <p className="text-label font-semibold text-lagoon uppercase">{words.shared.label}</p>
            <h2 className="mt-3 text-section">{words.shared.heading}</h2>
            <p className="mt-4 max-w-prose text-lead text-quiet">{words.shared.lead}</p>
            <div className="kept-shared">
              {hasItems && isKnown && <p>{words.known}</p>}
              {hasItems && !isKnown && (
                <button type="button" onClick={list.add} className={buttonStyle()}>
                  {words.add}
                </button>
              )}
              <a href={routes.kept} className={`inline-flex items-center ${quiet}`}>
                {words.own}
              </a>
            </div>
          </div>
        )}
        {gone > 0 && (
          <p className="max-w-prose border-l-4 border-coral pl-4">
            {gone === 1 ? words.gone.one : words.gone.other.replace('{count}', String(gone))}
          </p>
        )}
        <div hidden={!isReady || hasItems || isShared}>{empty}</div>
        <div hidden={!items.some(isTrip)}>{trips}</div>
        <div hidden={items.every(isTrip)}>{others}</div>
      </div>
      <div className="kept-undo no-print bg-deep text-paper">
        <p role="status" className="py-2.5">
          {done.text}
        </p>
        {done.undo && (
          <button type="button" data-undo onClick={list.undo} className={quiet}>
            {words.undo}
          </button>
        )}
      </div>
      {hasItems && (
        <>
          {!isShared && (
            <button type="button" onClick={list.clear} className={`no-print mt-4 ${quiet}`}>
              {words.clear}
            </button>
          )}
          <KeptWays words={words} ways={ways} items={items} search={search} />
        </>
      )}
    </div>
  );
}

/** Reports the query of the address, also when a link changes nothing else. */
function Search({ onChange }: { onChange: (search: string) => void }) {
  const search = useSearchParams().toString();
  useEffect(() => onChange(search), [search, onChange]);
  return null;
}
