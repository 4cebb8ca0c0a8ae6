import type { ReactNode } from 'react';
import { labels } from '@/lib/content/query/site';
import type { NamedRoute } from '@/lib/routes';
import { AskLinks } from './ask-links';

type Props = {
  about: NamedRoute;
  /** The way to ask about it, where nothing else on the screen is that. */
  callToAction: ReactNode;
  /** The button that saves the item. */
  save: ReactNode;
  /** What stands over the ways to ask, and what under them. */
  children: ReactNode;
  below: ReactNode;
};

/** The panel beside an item's details: its figures, the way to ask about it, and two quick ones. */
export function AskPanel({ about, callToAction, save, children, below }: Props) {
  return (
    <aside aria-label={labels.enquire} className="flex flex-wrap items-center gap-6">
      {children}
      {callToAction}
      {save}
      <AskLinks about={about} callInBar />
      {below}
    </aside>
  );
}
