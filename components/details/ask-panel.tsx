import type { ReactNode } from 'react';
import type { ButtonLook } from '@/components/ui/button-style';
import { labels } from '@/lib/content/site';
import { type About, AskLinks } from './ask-links';
import { EnquireLink } from './enquire-link';

type Props = {
  about: About;
  /** Whether the line of contents has the same act on wide screens, so that this one is quiet or not there. */
  inLine: boolean;
  /** How the act looks: quiet where the bar on smaller screens has another one. */
  look: ButtonLook;
  /** The button that keeps the item. */
  keep: ReactNode;
  children: ReactNode;
};

/** The panel beside an item's details: its figures, the way to ask about it, and two quick ones. */
export function AskPanel({ about, inLine, look, keep, children }: Props) {
  return (
    <aside aria-label={labels.enquire} className="flex flex-wrap items-center gap-6">
      {children}
      <EnquireLink
        about={about}
        look={look}
        className={inLine && look === 'primary' ? 'wide:hidden' : undefined}
      />
      {keep}
      <AskLinks about={about} callInBar />
    </aside>
  );
}
