import type { ReactNode } from 'react';

type Props = {
  /** What stands in the row, for who hears its buttons. */
  name: string;
  /** What the buttons that turn the row say. */
  earlier: string;
  later: string;
  /** The tag around the row. */
  as?: 'div' | 'ul';
  className?: string;
  children: ReactNode;
};

/** Cards side by side in a row that scrolls. Each has a width of its own. */
export function Scroller({ name, earlier, later, as: Row = 'div', className, children }: Props) {
  return (
    <div className={`scroller-view ${className ?? ''}`}>
      <Row
        className="scroller print:grid print:grid-cols-2"
        data-earlier={`${earlier}: ${name}`}
        data-later={`${later}: ${name}`}
      >
        {children}
      </Row>
    </div>
  );
}
