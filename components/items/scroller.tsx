import type { ReactNode } from 'react';
import { labels } from '@/lib/content/query/all-content';

type Props = {
  /** What the row shows. Screen readers read it with the buttons. */
  name: string;
  /** The element around the cards. */
  as?: 'div' | 'ul';
  children: ReactNode;
};

/** Cards side by side in a scrolling row. */
export function Scroller({ name, as: Element = 'div', children }: Props) {
  const { earlier, further } = labels.scroller;
  return (
    <div className="scroller-box">
      <Element
        className="scroller print:grid print:grid-cols-2"
        data-earlier={`${earlier}: ${name}`}
        data-further={`${further}: ${name}`}
      >
        {children}
      </Element>
    </div>
  );
}
