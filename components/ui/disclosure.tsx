import type { ReactNode } from 'react';
import { Icon } from './icon';

type Props = {
  /** The text that is always shown. */
  summary: ReactNode;
  /** What the content is about. Only screen readers read it, after the summary. */
  subject?: string;
  /** The content. It must not contain link targets, because some browsers don't open it for them. */
  children: ReactNode;
};

/** Content that is collapsed on phones. Find-in-page still searches it. Larger screens and print always show it. */
export function Disclosure({ summary, subject, children }: Props) {
  return (
    <details className="disclosure">
      <summary>
        {summary}
        {subject && <span className="sr-only">: {subject}</span>}
        <Icon name="plus" />
      </summary>
      {children}
    </details>
  );
}
