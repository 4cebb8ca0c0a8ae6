import type { ReactNode } from 'react';
import { labels } from '@/lib/content/site';
import { type About, AskLinks } from './ask-links';
import { EnquireLink } from './enquire-link';

type Props = {
  about: About;
  /** Whether the line of contents has the same act on wide screens, and the bar on others. */
  inLine: boolean;
  /** The button that keeps the item. */
  keep: ReactNode;
  children: ReactNode;
};

/** The panel beside an item's details: its figures, the way to ask about it, and two quick ones. */
export function AskPanel({ about, inLine, keep, children }: Props) {
  return (
    <aside aria-label={labels.enquire} className="flex flex-wrap items-center gap-6">
      {children}
      <EnquireLink about={about} look={inLine ? 'quiet' : 'primary'} />
      {keep}
      <AskLinks about={about} callInBar />
    </aside>
  );
}
