import type { ReactNode } from 'react';
import { labels } from '@/lib/content/site';
import { type About, AskLinks } from './ask-links';
import { EnquireLink } from './enquire-link';

type Props = {
  about: About;
  /** The button that keeps the item. */
  keep: ReactNode;
  children: ReactNode;
};

/** The panel beside an item's details: its figures, the way to ask about it, and two quick ones. */
export function AskPanel({ about, keep, children }: Props) {
  return (
    <aside aria-label={labels.enquire} className="space-y-6">
      {children}
      <EnquireLink about={about} className="w-full" />
      <AskLinks about={about} />
      {keep}
    </aside>
  );
}
