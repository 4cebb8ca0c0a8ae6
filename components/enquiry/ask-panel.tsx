import type { ReactNode } from 'react';
import { labels } from '@/lib/content/query/site';
import { AskLinks, type EnquirySubject } from './ask-links';

type Props = {
  about: EnquirySubject;
  /** The way to ask about it, where nothing else on the screen is that. */
  act: ReactNode;
  /** The button that keeps the item. */
  keep: ReactNode;
  /** What stands over the ways to ask, and what under them. */
  children: ReactNode;
  below: ReactNode;
};

/** The panel beside an item's details: its figures, the way to ask about it, and two quick ones. */
export function AskPanel({ about, act, keep, children, below }: Props) {
  return (
    <aside aria-label={labels.enquire} className="flex flex-wrap items-center gap-6">
      {children}
      {act}
      {keep}
      <AskLinks about={about} callInBar />
      {below}
    </aside>
  );
}
