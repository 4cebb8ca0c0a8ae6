import type { ReactNode } from 'react';
import { labels } from '@/lib/content/query/site';

type Props = {
  terms: readonly { example?: boolean | undefined }[];
  className?: string;
  /** What else is said of the terms, after it. */
  children?: ReactNode;
};

/** The quiet line beside terms: that they are examples, if any of them is one. */
export function ExampleTerms({ terms, className = '', children }: Props) {
  const example = terms.some((term) => term.example);
  if (!example && !children) return null;
  return (
    <p className={`text-base text-quiet ${className}`}>
      {example && labels.exampleTerms}
      {children && (
        <>
          {example && ' '}
          {children}
        </>
      )}
    </p>
  );
}
