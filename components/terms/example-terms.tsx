import type { ReactNode } from 'react';
import { labels } from '@/lib/content/query/site';
import { formatDay } from '@/lib/dates/date-words';

type Props = {
  terms: readonly { example?: boolean | undefined }[];
  /** The day of their last change, year-month-day, where it is to be said. */
  updated?: string;
  className?: string;
  /** What else is said of the terms, after it. */
  children?: ReactNode;
};

/** The quiet line beside terms: that they are examples, if any of them is one, and of which day they are. */
export function ExampleTerms({ terms, updated, className = '', children }: Props) {
  const example = terms.some((term) => term.example);
  if (!example && !updated && !children) return null;
  return (
    <p className={`text-base text-quiet ${className}`}>
      {example && labels.exampleTerms}
      {updated && (
        <>
          {example && ' '}
          {labels.asOf} <time dateTime={updated}>{formatDay(updated)}</time>.
        </>
      )}
      {children && (
        <>
          {example && ' '}
          {children}
        </>
      )}
    </p>
  );
}
