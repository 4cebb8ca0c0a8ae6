import type { ReactNode } from 'react';
import { Icon } from './icon';

type Props = {
  /** The line that opens and closes the rest. */
  text: ReactNode;
  /** What the rest is of; read aloud after the line. */
  of?: string;
  /** Whether it is open at first. */
  open?: boolean;
  /** The rest. It holds no target of a link: not every browser opens it for one. */
  children: ReactNode;
};

/**
 * The rest of something, which phones show when its line is pressed. Search within a page
 * finds what is in it; larger screens and paper have no line and show everything.
 */
export function Disclosure({ text, of, open, children }: Props) {
  return (
    <details className="disclosure" open={open}>
      <summary>
        {text}
        {of && <span className="sr-only">: {of}</span>}
        <Icon name="plus" />
      </summary>
      {children}
    </details>
  );
}
