import type { ReactNode } from 'react';
import { Icon } from './icon';

type Props = {
  /** The text of its summary. */
  text: ReactNode;
  /** What the content is about. Only screen readers read it, after the text. */
  of?: string;
  /** The content. It must not contain link targets, because some browsers don't open it for them. */
  children: ReactNode;
};

/** Content that is collapsed on phones. Find-in-page still searches it. Larger screens and print always show it. */
export function Disclosure({ text, of, children }: Props) {
  return (
    <details className="disclosure">
      <summary>
        {text}
        {of && <span className="sr-only">: {of}</span>}
        <Icon name="plus" />
      </summary>
      {children}
    </details>
  );
}
