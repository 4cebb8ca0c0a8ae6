import type { ReactNode } from 'react';

type Props = {
  /** What the row shows, for people who hear its buttons. */
  name: string;
  /** The names of the buttons that scroll the row. */
  earlier: string;
  later: string;
  /** The element of the row. */
  as?: 'div' | 'ul';
  children: ReactNode;
};

/** Cards side by side in a row that scrolls. Each has a width of its own. */
export function Scroller({ name, earlier, later, as: Row = 'div', children }: Props) {
  return (
    <div className="scroller-view">
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
