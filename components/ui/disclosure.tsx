import type { ReactNode } from 'react';
import { Icon } from './icon';

type Props = {
  /** The text of its summary. */
  text: ReactNode;
  /** What the content is about. Only screen readers read it, after the text. */
  of?: string;
  /** Whether it is open at first. */
  open?: boolean;
  /** The content. It must not contain link targets, because some browsers don't unfold it for them. */
  children: ReactNode;
};

/** Content that phones fold. Find-in-page still searches it. It is always unfolded on larger screens and in print. */
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
